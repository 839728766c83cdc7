import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPasswords } from './argon2-passwords.ts'

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const tasks = '/proc/self/task'

/** Only Linux has priorities of threads. */
function hashingThreads(): readonly string[] {
  if (process.platform !== 'linux') return []
  return readdirSync(tasks).filter((id) => readFileSync(`${tasks}/${id}/comm`, 'utf8').startsWith('libuv-worker'))
}

/** Behind the name, which is in brackets, it is the seventeenth field. */
function nicenessOf(thread: string): number {
  return Number(readFileSync(`${tasks}/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
}

test('[issue 20] threads that hash make way for calls while many are turned away', async () => {
  onTestFinished(() => {
    // Who may: other tests of this process hash too.
    if (process.getuid?.() === 0) for (const id of hashingThreads()) setPriority(Number(id), getPriority())
  })
  const passwords = createPasswords({ cost, maxConcurrent: 1, maxPerNetwork: 2, yieldsToOthers: true })
  const first = passwords.hash('a', { network: 'home' })
  expect(passwords.running()).toBe(1)
  await first
  expect(passwords.running()).toBe(0)
  expect(hashingThreads().map(nicenessOf)).toEqual(hashingThreads().map(() => getPriority()))

  const flood = Array.from({ length: 10 }, () => passwords.hash('a', { network: 'flood' }))
  // Nobody gives way to a flood.
  expect(passwords.running()).toBe(0)
  const turnedAway = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected')
  expect(turnedAway).toHaveLength(8)
  // Who could not come back goes less far.
  const expected = process.getuid?.() === 0 ? 19 : getPriority() + 10
  expect(hashingThreads().map(nicenessOf)).toEqual(hashingThreads().map(() => expected))
})

const fromOne = (count: number) => Array.from({ length: count }, () => 'one')

test('[issue 20] pauses between hashes are short until many are turned away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const clock = setInterval(() => vi.advanceTimersByTime(100), 1)
  onTestFinished(() => {
    clearInterval(clock)
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const passwords = createPasswords({ cost, maxConcurrent: 1, maxPerNetwork: 2, yieldsToOthers: true })
  const longestPause = async (networks: readonly string[]) => {
    timers.mockClear()
    await Promise.allSettled(networks.map((network) => passwords.hash('a', { network })))
    return Math.max(...timers.mock.calls.map(([, ms]) => ms ?? 0))
  }
  const crowd = Array.from({ length: 20 }, (_, index) => `network ${index}`)
  expect(await longestPause(crowd)).toBe(30)
  expect(await longestPause([...crowd, ...fromOne(9)]), 'seven are turned away').toBe(30)
  expect(await longestPause([...crowd, ...fromOne(10)])).toBe(100)
})

test('[issue 20] in overload two log-ins wait for their hash at most, but for those that are known, and that is no flood', async () => {
  let isOverloaded = true
  const passwords = createPasswords({ cost, maxConcurrent: 1, yieldsToOthers: true, isOverloaded: () => isOverloaded })
  const hashes = ['one', 'two', 'three'].map((network) => {
    expect(passwords.isBusy(false)).toBe(false)
    return passwords.hash('a', { network })
  })
  const busyFor = () => [false, true, undefined].map((isKnown) => passwords.isBusy(isKnown))
  expect(busyFor(), 'a known device and who registers may wait').toEqual([true, false, false])
  expect(passwords.running(), 'no flood').toBe(1)
  for (let more = 0; more < 7; more += 1) expect(passwords.isBusy(false)).toBe(true)
  expect(passwords.running(), 'a flood').toBe(0)
  expect(passwords.isBusy(false), 'which fills the whole queue').toBe(false)
  isOverloaded = false
  await Promise.all(hashes)
})

test('to look whether the queue is full counts nobody as turned away', async () => {
  const passwords = createPasswords({ cost, maxConcurrent: 1, maxQueueLength: 1, yieldsToOthers: true })
  const hashes = ['one', 'two'].map((network) => passwords.hash('a', { network }))
  for (let looks = 0; looks < 20; looks += 1) expect(passwords.isQueueFull()).toBe(true)
  expect(passwords.running(), 'no flood').toBe(1)
  await Promise.all(hashes)
  expect(passwords.isQueueFull()).toBe(false)
})
