import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '#platform/db/embedded/postmaster.ts'
import { createPool } from '#platform/db/pool.ts'
import { reusedDirectory } from './data-directory.ts'
import { type Owner, ask, postmasterOf, startOwner } from './owner-process.ts'
import { inLongRun } from '#tests/builders/slices.ts'

const patience = { timeout: 60_000 }

describe('the life of an embedded database', patience, () => {
  const dataDir = reusedDirectory()

  test('an interrupt stops the server, and committed data is there at the next start', async () => {
    const directory = dataDir()
    const first = await startOwner(directory)
    const postmaster = postmasterOf(first)
    await remember(first, 1)
    expect(await first.kill('SIGINT')).toBe(0)
    expect(isAlive(postmaster)).toBe(false)

    const second = await startOwner(directory)
    expect(postmasterOf(second)).not.toBe(postmaster)
    expect(await remembered(second)).toBe(1)
  })

  test(
    'a killed owner leaves a server behind, which the next owner takes over and finally stops',
    inLongRun,
    async () => {
      const directory = dataDir()
      const first = await startOwner(directory)
      const postmaster = postmasterOf(first)
      await remember(first, 2)
      await first.kill('SIGKILL')
      expect(postmasterOf(first)).toBe(postmaster)

      const second = await startOwner(directory)
      expect(postmasterOf(second)).toBe(postmaster)
      expect(await remembered(second)).toBe(2)
      expect(await second.kill('SIGTERM')).toBe(0)
      expect(isAlive(postmaster)).toBe(false)
    },
  )

  test('owner and server killed together: the next start recovers committed data', async () => {
    const directory = dataDir()
    const first = await startOwner(directory)
    await remember(first, 3)
    await first.kill('SIGKILL')
    process.kill(postmasterOf(first), 'SIGKILL')
    expect(await remembered(await startOwner(directory))).toBe(3)
  })

  test('a killed server is restarted, and the pool works again', async () => {
    const owner = await startOwner(dataDir())
    const pool = createPool(owner.connection)
    onTestFinished(() => pool.end())
    await remember(owner, 4)
    for (let round = 0; round < 2; round++) {
      await killServer(owner)
      const { rows } = await vi.waitFor(() => pool.query('select answer from kept'), patience)
      expect(rows).toEqual([{ answer: 4 }])
    }
    const postmaster = postmasterOf(owner)
    expect(await owner.kill('SIGINT')).toBe(0)
    expect(isAlive(postmaster)).toBe(false)
  })

  test('a server that was taken over is restarted too, and its owner stays the only one', inLongRun, async () => {
    const directory = dataDir()
    await (await startOwner(directory)).kill('SIGKILL')
    const owner = await startOwner(directory)
    await killServer(owner)
    expect((await startOwner(directory)).refused).toContain(`process ${owner.pid}`)
  })

  test('a crash inside the server ends all connections; the owner acquires its lock again', inLongRun, async () => {
    const directory = dataDir()
    const owner = await startOwner(directory)
    const postmaster = postmasterOf(owner)
    const [backend] = await ask(
      owner.connection,
      `select pid from pg_stat_activity where application_name like 'shop owner%'`,
    )
    process.kill(Number(backend?.['pid']), 'SIGKILL')
    await vi.waitFor(() => expect(owner.said).toContain('The database is back.'), patience)
    expect(postmasterOf(owner)).toBe(postmaster)
    expect((await startOwner(directory)).refused).toContain(`process ${owner.pid}`)
  })
})

async function killServer(owner: Owner): Promise<void> {
  const before = owner.said.length
  process.kill(postmasterOf(owner), 'SIGKILL')
  await vi.waitFor(() => expect(owner.said.slice(before)).toContain('The database is back.'), patience)
}

async function remember(owner: Owner, answer: number): Promise<void> {
  await ask(owner.connection, `drop table if exists kept; create table kept as select ${answer} as answer`)
}

async function remembered(owner: Owner): Promise<unknown> {
  const [row] = await ask(owner.connection, 'select answer from kept')
  return row?.['answer']
}
