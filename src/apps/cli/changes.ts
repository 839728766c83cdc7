import { readOperatorChanges } from '#platform/jobs/operator-changes.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Noun, show } from './command.ts'
import { sinceOf } from './moments.ts'
import { withDatabase } from './operator-database.ts'

const maxRows = 10_000
const usualDays = 30

export const changes: Noun = {
  about: 'Commands by which operators changed something',
  verbs: {
    list: {
      about: 'those of the last thirty days, the newest first: when, by whom, which one',
      kind: 'shows',
      options: { since: { value: 'day', about: 'since this day or moment; two years are kept' } },
      run: (call) => {
        const since = sinceOf('--since', call.option('since'), usualDays)
        return withDatabase(call, async (pool) => {
          const rows = await readOperatorChanges(pool, { since, max: maxRows })
          show(call, rows, () =>
            rows.length === 0
              ? 'Nothing was changed by a command.'
              : textTableOf([
                  ['when', 'by', 'outcome', 'command'],
                  ...rows.map(({ at, by, exitCode, command }) => [
                    at.toISOString(),
                    by,
                    exitCode === 0 ? 'done' : 'refused',
                    command,
                  ]),
                ]),
          )
          return 0
        })
      },
    },
  },
}
