import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { startNginx } from '#tests/builders/nginx.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { askRaw, carelessRules, documentedRules, openCache } from './shared-cache.ts'
import { openDoor, ownHost } from './shop-door.ts'

/** Both attacks on what a cache shows to all visitors: at the home page, and at the partner who sent a visitor. */
async function expectUnspoilt(port: number): Promise<void> {
  for (const path of ['/x/../', '/%2e%2e/', '/.//', '/webhosting/../../', '/%77ebhosting/..']) {
    // nginx itself answers 400 to what would leave the root.
    expect([400, 404], path).toContain((await askRaw(port, path)).status)
  }
  for (const path of ['/webhosting/?via=666', '/de/ueber-uns?via=666&code=EVIL', '/?via=666', '/webhosting?via=666']) {
    await askRaw(port, path)
  }
  for (const path of ['/', '/webhosting', '/de/uber-uns']) {
    expect(await askRaw(port, path), path).toMatchObject({ status: 200, location: null })
  }
  expect(await askRaw(port, '/webhosting/')).toMatchObject({ status: 308, location: '/webhosting' })
  expect(await askRaw(port, '/de/ueber-uns')).toMatchObject({ status: 308, location: '/de/uber-uns' })
}

test('B217 a cache with the documented key keeps pages, and no visitor changes what others get from it', async () => {
  await using door = await openDoor()
  await using cache = await openCache(door, documentedRules)
  await expectUnspoilt(cache.port)
  expect((await askRaw(cache.port, '/webhosting')).cache).toBe('HIT')
  expect((await askRaw(cache.port, '/webhosting?q=1')).cache).toBe('HIT')
  for (const path of ['/order/domains', '/factuur', '/nowhere', '/webhosting/', '/api/health/live']) {
    await askRaw(cache.port, path)
    expect((await askRaw(cache.port, path)).cache, path).toBe('MISS')
  }
})

test('B217 a careless cache, which decodes paths and keeps redirects, is not spoilt either', async () => {
  await using door = await openDoor()
  await using cache = await openCache(door, carelessRules)
  await expectUnspoilt(cache.port)
})

/** The nginx configuration of the operator's guide, in its two parts. */
function documentedCache() {
  const guide = readFileSync(join(root, 'docs/operations/scaling.md'), 'utf8')
  const [, above = '', inside = ''] =
    /```nginx\n(# Above `server`\.[^]*?)(# In `location \/`\.[^]*?)```/.exec(guide) ?? []
  return { above, inside }
}

test(
  'B217 nginx as the guide configures it keeps pages, and no visitor changes what others get',
  inLongRun,
  async () => {
    await using door = await openDoor()
    const setting = { port: await freePort(), addresses: [`127.0.0.1:${door.port}`], host: ownHost }
    await using nginx = await startNginx({ ...setting, cache: documentedCache() })
    await expectUnspoilt(nginx.port)
    expect((await askRaw(nginx.port, '/webhosting')).cache).toBe('HIT')
    for (const path of ['/order/domains', '/factuur', '/nowhere', '/webhosting/', '/api/health/live']) {
      await askRaw(nginx.port, path)
      expect((await askRaw(nginx.port, path)).cache, path).not.toBe('HIT')
    }
  },
)
