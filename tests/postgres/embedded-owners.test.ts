import { spawn } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#platform/db/embedded/postmaster.ts'
import { freshDirectory, reusedDirectory } from './data-directory.ts'
import { type Owner, ask, postmasterOf, startOwner } from './owner-process.ts'
import { inLongRun } from '#tests/builders/slices.ts'

const patience = { timeout: 60_000 }

describe('one owner at a time', patience, () => {
  const dataDir = reusedDirectory()

  test('a second shop on the same directory is refused with the fix, and the first is not affected', async () => {
    const directory = dataDir()
    const first = await startOwner(directory)
    const second = await startOwner(directory)
    expect(second.refused).toMatch(new RegExp(`already running .*process ${first.pid}[^]*DATA_DIR=.data-2`))
    await expectToWork(first)
    expect(first.said).toEqual([])
  })

  test('exactly one of three concurrent starts on an existing database wins', async () => {
    await expectOneWinner(dataDir())
  })

  test('exactly one of three concurrent starts in an empty directory wins', inLongRun, async () => {
    await expectOneWinner(freshDirectory())
  })

  test('a start right after a stop waits for it to finish', inLongRun, async () => {
    const directory = dataDir()
    const first = await startOwner(directory)
    const stopped = first.kill('SIGINT')
    const second = await startOwner(directory)
    expect(await stopped).toBe(0)
    if (!second.refused) await expectToWork(second)
  })
})

describe('leftovers', patience, () => {
  const dataDir = reusedDirectory()

  test('starts that were killed at any moment do not harm the next one', inLongRun, async () => {
    const directory = freshDirectory()
    for (const wait of [150, 300, 500, 800]) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'owner.ts'), directory], { stdio: 'ignore' })
      await pause(wait)
      child.kill('SIGKILL')
    }
    await expectToWork(await startOwner(directory))
  })

  test('a process id that now belongs to another process is not mistaken for the server', inLongRun, async () => {
    const directory = dataDir()
    const first = await startOwner(directory)
    await first.kill('SIGINT')
    const data = join(first.location, 'data')
    const { uid, gid } = statSync(data)
    const stranger = spawn('/bin/sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
    onTestFinished(() => void stranger.kill())
    writeFileSync(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n0\n5432\n\n\n0 0\nready\n`)
    writeFileSync(join(first.location, 'socket/.s.PGSQL.5432.lock'), `${stranger.pid}\n${data}\n`)

    await expectToWork(await startOwner(directory))
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  test.each([
    ['of another major version', 'PG_VERSION', '17\n', /made by PostgreSQL 17.*pg_dump/s],
    ['that does not start', 'postgresql.conf', 'no_such_setting = 1\n', /does not start.*no_such_setting/s],
  ])('a database %s is refused with the reason', async (_, name, content, message) => {
    const directory = dataDir()
    const owner = await startOwner(directory)
    await owner.kill('SIGINT')
    const file = join(owner.location, 'data', name)
    const original = readFileSync(file)
    writeFileSync(file, content)
    expect((await startOwner(directory)).refused).toMatch(message)
    writeFileSync(file, original)
  })
})

async function expectOneWinner(directory: string): Promise<void> {
  const owners = await Promise.all(Array.from({ length: 3 }, () => startOwner(directory)))
  const [winner, ...others] = owners.filter((owner) => !owner.refused)
  expect(others).toEqual([])
  if (!winner) throw new Error('Nobody won')
  await expectToWork(winner)
  const postmaster = postmasterOf(winner)
  expect(await winner.kill('SIGINT')).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
  expect(readdirSync(winner.location).filter((name) => name.startsWith('new-'))).toEqual([])
}

async function expectToWork(owner: Owner): Promise<void> {
  expect(owner.refused).toBeUndefined()
  expect(await ask(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
}
