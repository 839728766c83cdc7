import { writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '#platform/db/embedded/postmaster.ts'
import { type FakeCheckout, type Launch, buildThat, fakeCheckout } from './fake-checkout.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'

const patience = { timeout: 30_000 }

describe('npm start', patience, () => {
  for (const { cases, options } of sliced(['SIGTERM', 'SIGINT', 'SIGHUP'] as const, 1)) {
    test.each(cases)('%s closes the shop and ends with 0', options, async (signal) => {
      const { launch } = await openShop(fakeCheckout())
      launch.kill(signal)
      expect(await launch.exited).toBe(0)
      expect(launch.output()).toContain('closing')
    })
  }

  test('a killed launcher takes the shop with it', async () => {
    const { launch, shop } = await openShop(fakeCheckout())
    launch.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(shop)).toBe(false), patience)
  })

  test('a shop that fails ends the launcher with its code', async () => {
    const checkout = fakeCheckout()
    checkout.write('main.js', 'process.exit(7)')
    expect(await checkout.run('start', await free())).toMatchObject({ code: 7 })
  })

  test('the shop runs on the pinned runtime with the programs of the packages', async () => {
    const checkout = fakeCheckout()
    checkout.write('main.js', `console.log(process.env.PATH.split(':')[0], process.execArgv.length); process.exit()`)
    expect((await checkout.run('start', await free())).output).toContain(join(checkout.root, 'node_modules/.bin'))
  })
})

describe('what would go wrong later is told first', patience, () => {
  for (const { cases, options } of sliced(['127.0.0.1', '::1', '0.0.0.0'], 1)) {
    test.each(cases)('a port taken at %s', options, async (address) => {
      const port = await taken(address)
      const { code, output } = await fakeCheckout().run('start', { PORT: String(port) })
      const wayOut = `Stop what uses it, or choose another: PORT=${port + 1} npm start`
      expect(output).toContain(`Port ${port} is taken. ${wayOut}`)
      expect(code).toBe(1)
    })
  }

  test('a data directory that is a file', async () => {
    const checkout = fakeCheckout()
    writeFileSync(join(checkout.root, 'taken'), '')
    const { code, output } = await checkout.run('start', { ...(await free()), DATA_DIR: 'taken' })
    expect(output).toContain(`${join(checkout.root, 'taken')} is not a directory`)
    expect(output).toContain('DATA_DIR=/path/you/own npm start')
    expect(code).toBe(1)
  })

  test('a data directory that cannot be written', async () => {
    const { code, output } = await fakeCheckout().run('start', { ...(await free()), DATA_DIR: '/proc/stek' })
    expect(output).toContain('The data directory /proc/stek')
    expect(code).toBe(1)
  })

  test('settings, all together, before the pages are built', async () => {
    const checkout = fakeCheckout()
    checkout.write(
      'src/platform/config/config.ts',
      `export class ConfigProblem extends Error {}
       export const readConfig = () => { throw new ConfigProblem('PORTAL_URL is missing') }
       export const readSite = readConfig`,
    )
    expect(await checkout.run('start', await free())).toEqual({ code: 1, output: '\nPORTAL_URL is missing\n\n' })
    expect(checkout.read('builds')).toBe('')
  })
})

describe('building', patience, () => {
  test('once, and again only when sources or settings change', async () => {
    const checkout = fakeCheckout()
    checkout.write('main.js', 'process.exit(0)')
    const settings = await free()
    const buildsAfter = async (extra: Record<string, string> = {}) => {
      await checkout.run('start', { ...settings, ...extra })
      return checkout.read('builds').length
    }
    expect(await buildsAfter()).toBe(1)
    expect(await buildsAfter()).toBe(1)
    checkout.write('src/web/page.tsx', 'one')
    expect(await buildsAfter()).toBe(2)
    checkout.write('src/web/page.tsx', 'two')
    expect(await buildsAfter()).toBe(3)
    checkout.write('src/services/order.ts', 'part of the bundle')
    expect(await buildsAfter()).toBe(4)
    checkout.write('src/services/order.test.ts', 'part of nothing')
    expect(await buildsAfter()).toBe(4)
    expect(await buildsAfter({ PUBLIC_URL: 'https://shop.example' })).toBe(5)
    expect(await buildsAfter({ PUBLIC_URL: 'https://shop.example' })).toBe(5)
  })

  test('a failure shows the words of the build, and the next start tries again', async () => {
    const checkout = fakeCheckout()
    checkout.write('src/site/build/build.ts', buildThat(`throw new Error('a page is missing')`))
    const { code, output } = await checkout.run('start', await free())
    expect(output).toMatch(/Building the pages … failed[^]*a page is missing[^]*could not be built/)
    expect(code).toBe(1)
    checkout.write('src/site/build/build.ts', buildThat(''))
    expect((await openShop(checkout)).launch.output()).toMatch(/Building the pages … \d/)
  })

  test('two starts at once build one after the other', inLongRun, async () => {
    const checkout = fakeCheckout()
    checkout.write('src/site/build/build.ts', buildThat('await new Promise((resolve) => setTimeout(resolve, 500))'))
    checkout.write('main.js', 'process.exit(0)')
    const outcomes = await Promise.all([checkout.run('start', await free()), checkout.run('start', await free())])
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0])
    expect(checkout.read('builds')).toBe('x')
  })
})

describe('installing', patience, () => {
  const npm = 'echo "$@" >> npm-calls; mkdir -p node_modules/.bin; ln -sf "$NODE" node_modules/.bin/node'

  test('when the packages are not those of the lock file, and only then', async () => {
    const checkout = fakeCheckout()
    checkout.program('bin/npm', npm)
    checkout.write('main.js', 'process.exit(0)')
    const settings = { ...(await free()), NODE: process.execPath }
    await checkout.run('start', settings)
    expect(checkout.read('npm-calls')).toBe('')
    checkout.write('package-lock.json', '{ "packages": { "node_modules/new": { "version": "1.0.0" } } }')
    expect((await checkout.run('start', settings)).output).toMatch(/Installing packages … \d/)
    await checkout.run('start', settings)
    expect(checkout.read('npm-calls')).toMatch(/^ci .*--no-audit --no-fund.*\n$/)
  })

  test('a failure shows the words of npm', async () => {
    const checkout = fakeCheckout()
    checkout.program('bin/npm', 'echo "registry does not answer" >&2; exit 1')
    checkout.write('package-lock.json', '{ "packages": { "node_modules/new": { "version": "1.0.0" } } }')
    const { code, output } = await checkout.run('start', await free())
    expect(output).toMatch(/registry does not answer[^]*could not be installed/)
    expect(code).toBe(1)
  })
})

async function openShop(checkout: FakeCheckout): Promise<{ launch: Launch; shop: number }> {
  const launch = checkout.launch('start', await free())
  const shop = await vi.waitFor(() => {
    const found = /open in (\d+)/.exec(launch.output())
    if (!found) throw new Error(`Not open yet: ${launch.output()}`)
    return Number(found[1])
  }, patience)
  return { launch, shop }
}

async function free(): Promise<{ PORT: string }> {
  const server = await listen('127.0.0.1')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return { PORT: String(port) }
}

async function taken(address: string): Promise<number> {
  const server = await listen(address)
  onTestFinished(() => void server.close())
  return portOf(server)
}

function listen(address: string): Promise<Server> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, address, () => resolve(server))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
