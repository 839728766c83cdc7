import { type GivenUpJob, putBackJobs, readGivenUpJobs } from '#adapters/postgres/jobs/job-queue.ts'
import { textTableOf } from '#domain/basics/text-table.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run jobs                       jobs that were given up
  npm run jobs -- show <number>      all that is known about one
  npm run jobs -- retry <number>     puts it back, to be tried from the beginning
  npm run jobs -- retry all          puts all of them back`

await runOperatorCommand(runJobsCommand)

/** Lists, shows or retries jobs that were given up. */
async function runJobsCommand([command = 'list', which, ...rest]: readonly string[]): Promise<number> {
  const id = which === undefined || which === 'all' ? null : which
  const isKnown =
    (command === 'list' && which === undefined) ||
    (command === 'show' && id !== null) ||
    (command === 'retry' && which !== undefined)
  if (!isKnown || rest.length > 0 || !/^(\d{1,18})?$/.test(id ?? '')) {
    console.error(usage)
    return 2
  }
  return withDatabase(async (pool) => {
    if (command !== 'retry') return tell(await readGivenUpJobs(pool, id), id)
    const count = await putBackJobs(pool, id)
    console.log(count === 1 ? '1 job was put back.' : `${count} jobs were put back.`)
    return id !== null && count === 0 ? 1 : 0
  })
}

function tell(jobs: readonly GivenUpJob[], id: string | null): number {
  const [job] = jobs
  if (id !== null) {
    console.log(job === undefined ? `Job ${id} was not given up.` : detailsOf(job))
    return job === undefined ? 1 : 0
  }
  console.log(job === undefined ? 'No job was given up.' : `${tableOf(jobs)}\n\n${usage}`)
  return 0
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
