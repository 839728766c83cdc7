import type { Pool } from 'pg'
import { type GivenUpJob, putBackJobs, readGivenUpJobs, readLaneDepths } from '#platform/jobs/job-reports.ts'
import type { LaneDepth } from '#platform/jobs/job-reports.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const jobs: Noun = {
  about: 'Jobs that are done after the call that caused them: mails, refunds, deliveries',
  verbs: {
    list: {
      about: 'what each lane has to do, how long the oldest waits, and jobs that were given up',
      kind: 'shows',
      run: (call) => withDatabase(call, (pool) => list(call, pool)),
    },
    show: {
      about: 'all that is known about a job that was given up',
      kind: 'shows',
      arguments: ['<number>'],
      run(call) {
        const id = call.argument('number')
        if (!isNumber(id)) throw new UsageProblem(`"${id}" is no number of a job.`)
        return withDatabase(call, async (pool) => showOne(call, await readGivenUpJobs(pool, id), id))
      },
    },
    retry: {
      about: 'puts jobs that were given up back: one by its number, all of a task such as send_mail, or "all"',
      kind: 'changes',
      arguments: ['<number, task or all>'],
      run(call) {
        const which = call.argument('number, task or all')
        if (!isNumber(which) && !/^[a-z_]+$/.test(which)) throw new UsageProblem(`"${which}" is no job and no task.`)
        const id = isNumber(which) ? which : null
        return withDatabase(call, (pool) => retry(pool, id, which === 'all' || id !== null ? null : which))
      },
    },
  },
}

function isNumber(text: string): boolean {
  return /^\d{1,18}$/.test(text)
}

async function list(call: Call, pool: Pool): Promise<number> {
  const [lanes, givenUp] = [await readLaneDepths(pool), await readGivenUpJobs(pool)]
  show(
    call,
    { lanes, givenUp },
    () => `${laneTableOf(lanes)}\n\n${givenUp.length === 0 ? 'No job was given up.' : tableOf(givenUp)}`,
  )
  return 0
}

async function retry(pool: Pool, id: string | null, task: string | null): Promise<number> {
  const count = await putBackJobs(pool, { id, task })
  console.log(count === 1 ? '1 job was put back.' : `${count} jobs were put back.`)
  return count === 0 && (id ?? task) !== null ? 1 : 0
}

function showOne(call: Call, [job]: readonly GivenUpJob[], id: string): number {
  show(call, job ?? null, () => (job === undefined ? `Job ${id} was not given up.` : detailsOf(job)))
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

function tableOf(givenUp: readonly GivenUpJob[]): string {
  const rows = givenUp.map(({ id, task, createdAt, attempts, problem }) => [
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
