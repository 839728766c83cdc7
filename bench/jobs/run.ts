import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { cpuOf, cpuOfFamily } from '../cart/cpu.ts'
import { startDatabase } from '../cart/database.ts'
import { medianOf } from '../cart/report.ts'
import { reportRows } from '../rows.ts'
import { type Kind, type Producer, subjects, type SubjectName } from './subjects.ts'
import type { Started, WorkerSettings } from './worker-process.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    subjects: { type: 'string', default: Object.keys(subjects).join(';') },
    jobs: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '8' },
  },
})
const [rounds, count, seconds] = [Number(options.rounds), Number(options.jobs), Number(options.seconds)]
const slots = 16
const clock = () => performance.timeOrigin + performance.now()
const results: Record<string, Record<string, string | number>> = {}
const running = new Set<ChildProcess>()
const database = await startDatabase()
// Without the shop's timeouts: on a busy machine calls wait here, as they do in the pool of pg-boss.
const pool = new Pool({ ...database.connection, max: 10 })

try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of options.subjects.split(';') as SubjectName[]) {
      if (round === 1) await subjects[name].prepare(database.connection)
      const producer = await subjects[name].openProducer(database.connection, pool)
      results[`${name} ${round}`] = {
        ...(await drain(name, producer)),
        ...(await steady(name, producer, 50)),
        ...(await steady(name, producer, 1000)),
        ...(await behindSlow(name, producer)),
        ...(await recover(name, producer)),
      }
      await producer.close()
      console.log(name, results[`${name} ${round}`])
    }
  }
  console.table(results)
  const own = (column: string) =>
    medianOf(Object.entries(results).flatMap(([key, all]) => (key.startsWith('own') ? [Number(all[column])] : [])))
  reportRows([
    { what: 'jobs', value: own('jobs/s'), unit: '/s', goal: { of: 'value', sign: '≥', limit: 1000 } },
    { what: 'a job, worker', value: own('CPU µs/job'), unit: 'µs CPU' },
    { what: 'a job, database', value: own('database µs/job'), unit: 'µs CPU' },
    ...['50', '1000'].map((rate) => ({
      what: `from commit to start of a job, ${rate} a second, p50`,
      value: own(`${rate}/s: p50 ms`),
      unit: 'ms',
      goal: { of: 'value', sign: '≤', limit: 50 } as const,
    })),
    {
      what: 'a job beside 200 slow ones of another kind, p50',
      value: own('beside slow: p50 ms'),
      unit: 'ms',
      goal: { of: 'value', sign: '≤', limit: 50 },
    },
    {
      what: 'jobs lost by a killed worker',
      value: own('killed: lost'),
      unit: 'jobs',
      goal: { of: 'value', sign: '≤', limit: 0 },
    },
  ])
} finally {
  for (const child of running) child.kill('SIGKILL')
  await pool.end()
  await database.stop()
}

/** Jobs that wait, taken by one process that does nothing in them. */
async function drain(name: SubjectName, producer: Producer) {
  const ids = Array.from({ length: count }, (_, index) => `drain ${index}`)
  for (let from = 0; from < count; from += 1000) await producer.addMany('work', ids.slice(from, from + 1000))
  const worker = await startWorker(name)
  const before = [cpuOf(worker.pid), cpuOfFamily(database.postmaster)] as const
  const since = clock()
  await untilDone(name)
  const took = clock() - since
  const micros = ((cpuOf(worker.pid) - before[0]) * 1000) / count
  const databaseMicros = ((cpuOfFamily(database.postmaster) - before[1]) * 1000) / count
  const memory = memoryOf(worker.pid)
  await worker.kill()
  return {
    'jobs/s': Math.round((count * 1000) / took),
    'CPU µs/job': Math.round(micros),
    'database µs/job': Math.round(databaseMicros),
    'MB after': memory,
  }
}

/** From the end of the transaction that adds a job to its start. */
async function steady(name: SubjectName, producer: Producer, rate: number) {
  const worker = await startWorker(name)
  const idle = memoryOf(worker.pid)
  const added = new Map<string, number>()
  const total = rate * seconds
  const pending: Promise<void>[] = []
  const since = clock()
  for (let next = 0; next < total; await pause(5)) {
    const due = Math.min(total, Math.floor(((clock() - since) * rate) / 1000))
    for (; next < due; next += 1) pending.push(addTimed(producer, 'work', `${rate} ${next}`, added))
  }
  await Promise.all(pending)
  await untilDone(name)
  await pause(50)
  const latency = latencies(worker.started, added)
  const rateDone = Math.round((total * 1000) / (clock() - since))
  await worker.kill()
  return {
    [`${rate}/s: p50 ms`]: latency(0.5),
    [`${rate}/s: p99 ms`]: latency(0.99),
    ...(rate === 1000 ? { 'kept up': rateDone } : { 'MB idle': idle }),
  }
}

/** Jobs of another kind, while all slots of the slow kind are taken and 200 wait. */
async function behindSlow(name: SubjectName, producer: Producer) {
  await producer.addMany(
    'slow',
    Array.from({ length: 200 }, (_, index) => `slow ${index}`),
  )
  const worker = await startWorker(name)
  await pause(500)
  const added = new Map<string, number>()
  for (let index = 0; index < 20; index += 1) {
    await addTimed(producer, 'urgent', `urgent ${index}`, added)
    await pause(50)
  }
  while (worker.started.filter(([id]) => added.has(id)).length < added.size) await pause(20)
  const latency = latencies(worker.started, added)
  await worker.kill()
  await pool.query(`delete from ${name === 'own' ? 'jobs' : 'pgboss.job'}`)
  return { 'beside slow: p50 ms': latency(0.5), 'beside slow: most ms': latency(1) }
}

/** One of two processes is killed: how long until its jobs are done, and how many were begun twice. */
async function recover(name: SubjectName, producer: Producer) {
  const [first, second] = [await startWorker(name, 20), await startWorker(name, 20)]
  await producer.addMany(
    'work',
    Array.from({ length: 1000 }, (_, index) => `kill ${index}`),
  )
  await pause(300)
  await first.kill()
  const since = clock()
  await untilDone(name)
  const took = clock() - since
  await pause(50)
  const begun = [...first.started, ...second.started].map(([id]) => id)
  await second.kill()
  return {
    'killed: s until done': Math.round(took / 100) / 10,
    'killed: lost': 1000 - new Set(begun).size,
    'killed: twice': begun.length - new Set(begun).size,
  }
}

async function addTimed(producer: Producer, kind: Kind, id: string, added: Map<string, number>): Promise<void> {
  await producer.add(kind, id)
  added.set(id, clock())
}

/** A job may start before its transaction is reported to us as over: 0. */
function latencies(started: readonly Started[], added: ReadonlyMap<string, number>) {
  const all = started
    .filter(([id]) => added.has(id))
    .map(([id, at]) => Math.max(0, at - (added.get(id) ?? 0)))
    .toSorted((a, b) => a - b)
  return (share: number) => Math.round((all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN) * 10) / 10
}

async function startWorker(name: SubjectName, workMs = 0) {
  const settings: WorkerSettings = { name, connection: database.connection, slots, workMs }
  const child = fork(join(import.meta.dirname, 'worker-process.ts'), [JSON.stringify(settings)])
  running.add(child)
  const started: Started[] = []
  child.on('message', (batch: Started[]) => started.push(...batch))
  await once(child, 'message')
  return {
    pid: child.pid ?? 0,
    started,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      running.delete(child)
    },
  }
}

async function untilDone(name: SubjectName): Promise<void> {
  while (true) {
    const { rows } = await pool.query<{ count: number }>(subjects[name].left)
    if (rows[0]?.count === 0) return
    await pause(20)
  }
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
