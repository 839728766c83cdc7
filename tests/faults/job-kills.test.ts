import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTransaction } from '#features/stores.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { sliced } from '#tests/builders/slices.ts'

let database: TestDatabase
const running: ChildProcess[] = []

beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query(`
    create table runs (number text not null, pid integer not null, begun timestamptz not null default clock_timestamp());
    create table asks (number text not null, asked timestamptz not null default clock_timestamp())`)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(kill))
  await database.drop()
})

async function start(): Promise<ChildProcess> {
  const settings = JSON.stringify(database.connection)
  const child = fork(new URL('job-process.ts', import.meta.url), [settings], { execArgv: [] })
  running.push(child)
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const keys = 5
const slots = 4
const lanes = 2

/** Adds new jobs and one that may exist already; one in ten transactions is rolled back. */
async function addSome(round: number): Promise<void> {
  const key = `key ${round % keys}`
  const isLost = round % 10 === 0
  if (!isLost) await database.pool.query('insert into asks (number) values ($1)', [key])
  const adding = createTransaction(database.pool)(async ({ jobs }) => {
    for (let index = 0; index < 10; index += 1) {
      await jobs.add({ task: 'check_vat_number', payload: { customerId: `${round}.${index}` } })
    }
    if (isLost) throw new Error('rolled back')
    await jobs.add({ task: 'send_provisioning_event', payload: { orderId: key }, key })
  })
  await adding.catch((error: Error) => expect(error.message).toBe('rolled back'))
}

const count = async (from: string) =>
  (await database.pool.query<{ count: number }>(`select count(*)::integer as count from ${from}`)).rows[0]?.count ?? 0

/** @returns the number of jobs that were added */
async function addUntil(over: AbortSignal): Promise<number> {
  let round = 0
  for (; !over.aborted; await pause(5)) {
    if ((await count('jobs')) > 100) continue
    round += 1
    await addSome(round)
  }
  return round
}

for (const { cases, options } of sliced([3, 500], 1)) {
  test.each(cases)(
    'C19 C20 %i kills of workers: no job is lost, and only jobs of a killed worker are repeated',
    { timeout: 1_200_000, ...options },
    async (kills) => {
      const over = new AbortController()
      const adding = addUntil(over.signal)
      await Promise.all([start(), start(), start()])
      const killed = new Set<number>()
      while (killed.size < kills) {
        const victim = running.shift()
        if (victim?.pid === undefined) throw new Error('no process runs')
        await expect.poll(() => count(`runs where pid = ${victim.pid}`)).toBeGreaterThan(0)
        await pause(Math.random() * 50)
        await kill(victim)
        killed.add(victim.pid)
        await start()
      }
      over.abort()
      const rounds = await adding
      await expect.poll(() => count('jobs'), { timeout: 60_000 }).toBe(0)

      const committed = rounds - Math.floor(rounds / 10)
      expect(await count(`(select distinct number from runs where number not like 'key%') as jobs`)).toBe(
        committed * 10,
      )
      const unheard = `(select number, max(asked) as asked from asks group by number) as last where not exists (
        select from runs where runs.number = last.number and begun >= last.asked)`
      expect(await count(unheard)).toBe(0)

      const { rows } = await database.pool.query<{ number: string; pids: number[] }>(
        `select number, array_agg(pid order by begun) as pids from runs where number not like 'key%'
         group by number having count(*) > 1`,
      )
      for (const { number, pids } of rows) {
        expect(new Set(pids).size, number).toBe(pids.length)
        expect(
          pids.slice(0, -1).every((pid) => killed.has(pid)),
          `${number} by ${pids.join()}`,
        ).toBe(true)
      }
      console.log(`${kills} kills, ${committed * 10} jobs, ${rows.length} begun more than once`)
      expect(rows.length).toBeLessThanOrEqual(kills * slots * lanes * 2)
    },
  )
}
