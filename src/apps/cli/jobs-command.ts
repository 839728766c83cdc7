import type { Pool } from 'pg'
import { type GivenUpJob, putBackJobs, readGivenUpJobs, readLaneDepths } from '#platform/jobs/job-reports.ts'
import type { LaneDepth } from '#platform/jobs/job-ports.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run jobs                       what each lane has to do, and jobs that were given up
  npm run jobs -- json               the same as JSON
  npm run jobs -- show <number>      all that is known about one
  npm run jobs -- retry <number>     puts it back, to be tried from the beginning
  npm run jobs -- retry <task>       puts all of a task back, such as send_mail
  npm run jobs -- retry all          puts all of them back`

await runOperatorCommand(runJobsCommand)

/** Tells how the lanes stand; lists, shows or retries jobs that were given up. */
async function runJobsCommand([command = 'list', which, ...rest]: readonly string[]): Promise<number> {
  const isNumber = /^\d{1,18}$/.test(which ?? '')
  const isKnown =
    (/^(list|json)$/.test(command) && which === undefined) ||
    (command === 'show' && isNumber) ||
    (command === 'retry' && (isNumber || /^[a-z_]+$/.test(which ?? '')))
  if (!isKnown || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const id = isNumber ? (which ?? null) : null
  return withDatabase(async (pool) => {
    if (command === 'show') return show(await readGivenUpJobs(pool, id), id)
    if (command === 'retry') return retry(pool, id, which === 'all' || isNumber ? null : (which ?? null))
    const [lanes, givenUp] = [await readLaneDepths(pool), await readGivenUpJobs(pool)]
    if (command === 'json') console.log(JSON.stringify({ lanes, givenUp }))
    else console.log(`${laneTableOf(lanes)}\n\n${givenUp.length === 0 ? 'No job was given up.' : tableOf(givenUp)}`)
    return 0
  })
}

async function retry(pool: Pool, id: string | null, task: string | null): Promise<number> {
  const count = await putBackJobs(pool, { id, task })
  console.log(count === 1 ? '1 job was put back.' : `${count} jobs were put back.`)
  return count === 0 && (id ?? task) !== null ? 1 : 0
}

function show([job]: readonly GivenUpJob[], id: string | null): number {
  console.log(job === undefined ? `Job ${id} was not given up.` : detailsOf(job))
  return job === undefined ? 1 : 0
}

function laneTableOf(lanes: readonly LaneDepth[]): string {
  const rows = lanes.map(({ lane, waiting, running, later, givenUp, oldestMs }) => [
    lane,
    ...[waiting, running, later, givenUp].map(String),
    waiting === 0 ? '' : `${Math.ceil(oldestMs / 1000)} s`,
  ])
  return textTableOf([['lane', 'waiting', 'running', 'later', 'given up', 'oldest waits'], ...rows])
}

function tableOf(jobs: readonly GivenUpJob[]): string {
  const rows = jobs.map(({ id, task, createdAt, attempts, problem }) => [
    id,
    task,
    ageOf(createdAt),
    String(attempts),
    problem ?? '',
  ])
  return textTableOf([['number', 'task', 'age', 'tries', 'last problem'], ...rows])
}

function detailsOf({ id, task, payload, attempts, problem, createdAt, failedAt }: GivenUpJob): string {
  return [
    `Job ${id}: ${task}`,
    `about         ${JSON.stringify(payload)}`,
    `asked for     ${createdAt.toISOString()}`,
    `given up      ${failedAt.toISOString()}, after ${attempts} tries`,
    `last problem  ${problem ?? ''}`,
  ].join('\n')
}

function ageOf(since: Date): string {
  const hours = Math.floor((Date.now() - since.getTime()) / 3_600_000)
  return hours < 48 ? `${Math.max(hours, 0)} h` : `${Math.floor(hours / 24)} days`
}
