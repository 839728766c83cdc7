import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPool } from '#adapters/postgres/pool.ts'
import { isAlive } from '#adapters/postgres/embedded/process-state.ts'
import { ask, dataDirectory, postmasterOf, startOwner } from '#tests/postgres/owner-process.ts'

describe('the life of an embedded database', { timeout: 30_000 }, () => {
  test('an interrupt stops all of it, and what was written is there the next time', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    const postmaster = postmasterOf(first)
    await ask(first.connection, 'create table kept as select 42 as answer')
    expect(await first.kill('SIGINT')).toBe(0)
    expect(isAlive(postmaster!)).toBe(false)

    const second = await startOwner(dataDir)
    expect(postmasterOf(second)).not.toBe(postmaster)
    expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('a killed owner leaves a server behind that the next one takes over, and stops in the end', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    const postmaster = postmasterOf(first)
    await ask(first.connection, 'create table kept as select 42 as answer')
    await first.kill('SIGKILL')
    expect(postmasterOf(first)).toBe(postmaster)

    const second = await startOwner(dataDir)
    expect(postmasterOf(second)).toBe(postmaster)
    expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await second.kill('SIGTERM')).toBe(0)
    expect(isAlive(postmaster!)).toBe(false)
  })

  test('owner and server killed together: the next start recovers what was committed', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    await ask(first.connection, 'create table kept as select 42 as answer')
    await first.kill('SIGKILL')
    process.kill(postmasterOf(first)!, 'SIGKILL')

    const second = await startOwner(dataDir)
    expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('a server that is killed comes back, and the pool works again', async () => {
    const owner = await startOwner(dataDirectory())
    const pool = createPool(owner.connection)
    onTestFinished(() => pool.end())
    await pool.query('create table kept as select 42 as answer')
    for (let round = 0; round < 2; round++) {
      const postmaster = postmasterOf(owner)
      process.kill(postmaster!, 'SIGKILL')
      await vi.waitFor(() => expect(postmasterOf(owner)).not.toBe(postmaster), { timeout: 10_000 })
      await vi.waitFor(() => pool.query('select answer from kept'), { timeout: 10_000 })
    }
    expect(owner.said).toContain('The database is back.')
    const postmaster = postmasterOf(owner)
    expect(await owner.kill('SIGINT')).toBe(0)
    expect(isAlive(postmaster!)).toBe(false)
  })

  test('a server that was taken over is brought back too, and its new owner is still the only one', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    await first.kill('SIGKILL')
    const second = await startOwner(dataDir)
    const postmaster = postmasterOf(second)
    process.kill(postmaster!, 'SIGKILL')
    await vi.waitFor(() => expect(second.said).toContain('The database is back.'), { timeout: 10_000 })
    expect((await startOwner(dataDir)).refused).toContain(`process ${second.pid}`)
  })

  test('a server process that crashes takes the others down; the owner lock is taken again', async () => {
    const dataDir = dataDirectory()
    const owner = await startOwner(dataDir)
    const postmaster = postmasterOf(owner)
    const [backend] = await ask(
      owner.connection,
      `select pid from pg_stat_activity where application_name like 'stek owner%'`,
    )
    process.kill(Number(backend?.['pid']), 'SIGKILL')
    await vi.waitFor(() => expect(owner.said).toContain('The database is back.'), { timeout: 10_000 })
    expect(postmasterOf(owner)).toBe(postmaster)
    expect((await startOwner(dataDir)).refused).toBeDefined()
  })
})

describe('one owner at a time', { timeout: 30_000 }, () => {
  test('a second shop on the same directory is refused with the fix, and the first does not notice', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    const second = await startOwner(dataDir)
    expect(second.refused).toMatch(new RegExp(`already running .*process ${first.pid}[^]*DATA_DIR=.data-2`))
    expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(first.said).toEqual([])
  })

  test.each(['a fresh directory', 'an existing database'])(
    'of four starts at once in %s exactly one wins',
    async (place) => {
      const dataDir = dataDirectory()
      if (place === 'an existing database') await (await startOwner(dataDir)).kill('SIGINT')
      const owners = await Promise.all(Array.from({ length: 4 }, () => startOwner(dataDir)))
      const winners = owners.filter((owner) => !owner.refused)
      expect(winners).toHaveLength(1)
      expect(await ask(winners[0]!.connection, 'select 1 as one')).toEqual([{ one: 1 }])
      const postmaster = postmasterOf(winners[0]!)
      expect(await winners[0]!.kill('SIGINT')).toBe(0)
      expect(isAlive(postmaster!)).toBe(false)
      expect(readdirSync(winners[0]!.location).filter((name) => name.startsWith('new-'))).toEqual([])
    },
  )
})

describe('leftovers', { timeout: 30_000 }, () => {
  test('a start that was killed at any moment does not harm the next one', async () => {
    const dataDir = dataDirectory()
    const script = join(import.meta.dirname, 'owner.ts')
    for (const wait of [150, 300, 500, 800]) {
      const child = spawn(process.execPath, [script, dataDir], { stdio: 'ignore' })
      await pause(wait)
      child.kill('SIGKILL')
    }
    const owner = await startOwner(dataDir)
    expect(await ask(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await vi.waitFor(() => expect(readdirSync(owner.location)).not.toContainEqual(expect.stringMatching(/^new-/)))
  })

  test('a process number that now belongs to someone else is not taken for the server', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    await first.kill('SIGINT')
    const { uid, gid } = statSync(join(first.location, 'data'))
    const stranger = spawn('/bin/sleep', ['60'], { uid, gid })
    onTestFinished(() => void stranger.kill())
    writeFileSync(
      join(first.location, 'data/postmaster.pid'),
      `${stranger.pid}\n${first.location}/data\n0\n5432\n\n\n0 0\nready\n`,
    )

    const second = await startOwner(dataDir)
    expect(second.refused).toBeUndefined()
    expect(isAlive(stranger.pid!)).toBe(true)
  })

  test('a database of another major version is refused with the way out', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    await first.kill('SIGINT')
    writeFileSync(join(first.location, 'data/PG_VERSION'), '17\n')
    expect((await startOwner(dataDir)).refused).toMatch(/made by PostgreSQL 17.*pg_dump/s)
  })

  test('a broken database says why, with the words of its log', async () => {
    const dataDir = dataDirectory()
    const first = await startOwner(dataDir)
    await first.kill('SIGINT')
    writeFileSync(join(first.location, 'data/postgresql.conf'), 'no_such_setting = 1\n')
    expect((await startOwner(dataDir)).refused).toMatch(/does not start.*no_such_setting/s)
  })
})

describe('places', { timeout: 30_000 }, () => {
  test.each(['a place, with "signs" and é', 'deep/'.repeat(30)])('a directory called %s works', async (name) => {
    const dataDir = dataDirectory({ name })
    mkdirSync(dataDir, { recursive: true })
    const first = await startOwner(dataDir)
    await first.kill('SIGKILL')
    const second = await startOwner(dataDir)
    expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(second.connection.host).toBe(first.connection.host)
    expect(statSync(String(second.connection.host)).mode & 0o777).toBe(0o700)
  })

  test('the server listens on no port, keeps every durability default and speaks UTF-8', async () => {
    const { connection, location } = await startOwner(dataDirectory())
    const [settings] = await ask(
      connection,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
              current_setting('server_encoding') as encoding, current_setting('is_superuser') as superuser`,
    )
    expect(settings).toEqual({
      addresses: '',
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      encoding: 'UTF8',
      superuser: 'off',
    })
    expect(readFileSync(join(location, 'postgres.log'), 'utf8')).not.toContain('could not')
  })
})
