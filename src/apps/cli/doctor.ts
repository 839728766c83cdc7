import { checkMetricsPort, checkPublicUrl } from '#apps/cli/doctor/check-addresses.ts'
import { checkCompany } from '#apps/cli/doctor/check-company.ts'
import { checkDatabase } from '#apps/cli/doctor/check-database.ts'
import { checkSecrets } from '#apps/cli/doctor/check-secrets.ts'
import { checkMail } from '#apps/cli/doctor/check-mail.ts'
import {
  checkMachine,
  checkProvider,
  checkProvisioning,
  checkRegistrar,
  checkRegisters,
} from '#apps/cli/doctor/check-surroundings.ts'
import { type Finding, findingsOf } from '#apps/cli/doctor/finding.ts'
import { type Config, ConfigProblem, misspeltSettings, readConfig } from '#platform/config/config.ts'
import { type Noun, show } from './command.ts'
import { connectionOf } from './operator-database.ts'
import { StartProblem } from '#platform/db/connection.ts'

export const doctor: Noun = {
  about: 'Everything the shop depends on',
  verbs: {
    '': {
      about:
        'checks settings, database, provider, mail, registers and machine, one line each; ends with 1 when something is wrong',
      kind: 'shows',
      options: { dns: { value: 'server', about: 'asks another name server' } },
      async run(call) {
        const findings = await examine(call.option('dns'))
        const isWrong = findings.some(({ level }) => level === 'wrong')
        show(call, { ok: !isWrong, findings }, () => findings.map(lineOf).join('\n'))
        return isWrong ? 1 : 0
      },
    },
  },
}

async function examine(dns: string | undefined): Promise<readonly Finding[]> {
  const settings = findingsOf('settings')
  for (const { written, meant } of misspeltSettings()) {
    settings.wrong(`${written} is no setting, and nothing reads it`, `Did you mean ${meant}?`)
  }
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error
    for (const problem of error.problems) {
      const [text = '', ...fix] = problem.split(/(?<=\.) (?=[A-Z])/)
      settings.wrong(text, fix.join(' ') || 'Correct it.')
    }
    return settings.findings
  }
  settings.ok(config.demo ? 'fit for a demo' : `fit for ${config.publicOrigin}`)
  const areas = await Promise.all([
    databaseFindings(config),
    checkProvider(config),
    checkProvisioning(config),
    checkMail(config, dns),
    checkRegisters(config),
    checkRegistrar(config),
    checkPublicUrl(config),
    checkMetricsPort(config),
    checkMachine(config),
  ])
  return [...settings.findings, ...checkCompany(config), ...checkSecrets(config), ...areas.flat()]
}

async function databaseFindings(config: Config): Promise<readonly Finding[]> {
  try {
    return await checkDatabase(connectionOf(config), config)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    const found = findingsOf('database')
    found.warning('the embedded database does not run', 'Start the shop, then ask again.')
    return found.findings
  }
}

function lineOf({ level, area, text, fix }: Finding): string {
  return `${level.padEnd(8)} ${area.padEnd(13)} ${text}${fix === null ? '' : `\n${' '.repeat(23)}→ ${fix}`}`
}
