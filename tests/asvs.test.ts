import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { mediaTypes } from '#site/site-index.ts'

const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+|[\w-]+\.(?:md|json))`/g)].map(([, path = '']) => path)
const sources = globSync('{src,catalogue}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Things that are safe where they are known; a new place is looked at, and added here. */
const delicate: readonly (readonly [what: string, pattern: RegExp, allowed: readonly string[]])[] = [
  [
    'B226 1.3.2 functions that turn text into code or markup',
    /\beval\(|new Function\(|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|node:vm/,
    [],
  ],
  [
    '3.2.2 markup that React does not escape: rendered by us, or a style sheet',
    /dangerouslySetInnerHTML/,
    [
      'features/emails/html/mail-page',
      'site/pages/helpdesk/article',
      'site/pages/order/order-page',
      'web/document',
      'web/islands/island',
    ],
  ],
  [
    '1.2.5 other programs',
    /node:child_process/,
    [
      ...['account', 'create-cluster', 'postmaster', 'process-state'].map((name) => `platform/db/embedded/${name}`),
      'platform/http/site/render-pages',
    ],
  ],
  ['1.2.5 shells', /\bshell: true/, []],
  [
    '1.2.9 patterns that are put together',
    /new RegExp\(/,
    ['core/text/text-input', 'core/partners/iban', 'features/sessions/session-cookies', 'platform/http/server/api'],
  ],
  ['1.5.1 XML that is read', /DOMParser|from '[^']*(xml2js|fast-xml|libxml)/, []],
  [
    'B235 3.5.5 4.4.1 17.1.1 sockets and messages, but for those among tabs',
    /WebSocket|RTCPeer|postMessage\(|addEventListener\('message'/,
    ['web/tabs'],
  ],
  [
    '11.5.1 chance that can be guessed, for pauses',
    /Math\.random/,
    [
      'platform/clients/mollie/mollie-http',
      'features/carts/repository',
      'platform/db/pool',
      'platform/db/retry',
      'platform/clients/registry/name-lookup',
      'platform/telemetry/tracing',
      'platform/jobs/worker',
    ],
  ],
]

test.each(delicate)('%s, only where they are known', (_, pattern, allowed) => {
  const users = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replace(/^src\/|\.tsx?$/g, ''))
  expect(users.filter((file) => !allowed.includes(file))).toEqual([])
})

test('11.1.2 every source that uses cryptography is in its table, and no other', () => {
  const [, table = ''] = /### Cryptography\n([^]+?)\n### /.exec(document) ?? []
  const uses =
    /from '(node:crypto|@node-rs\/argon2|@auth\/core)'|import\('@auth\/core\/jwt'\)|\bcrypto\.(getRandomValues|subtle)/
  const users = sources
    .filter(({ file, text }) => !/^src\/(apps\/demo|site\/(build|drawings))\//.test(file) && uses.test(text))
    .map(({ file }) => file)
  const inTable = new Set(pathsIn(table).filter((path) => path.startsWith('src/')))
  expect([...inTable].toSorted()).toEqual(users.toSorted())
})

test('4.1.1 files that are text or XML name their charset', () => {
  const types = Object.values(mediaTypes)
  expect(types.filter((type) => /^text\/|xml/.test(type) && !type.endsWith('; charset=utf-8'))).toEqual([])
})
