import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { checkCompany } from '#apps/cli/doctor/check-company.ts'
import type { Finding } from '#apps/cli/doctor/finding.ts'
import { newerThan } from '#apps/cli/doctor/newest-releases.ts'
import { root } from '#platform/config/root.ts'
import { nameSources } from '#catalogue/name-sources.ts'
import { openBuiltShop } from '#tests/builders/built-shop.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { type DnsAnswer, openDnsServer } from '#tests/builders/dns-server.ts'
import { openMailServer } from '#tests/builders/mail-server.ts'
import { selfSigned } from '#tests/builders/self-signed.ts'
import { sliced } from '#tests/builders/slices.ts'
import { listening } from '#tests/builders/vies-server.ts'

/** Registers are not asked by tests. */
const noSources = nameSources.map(({ id }) => `-${id}`).join(',')

const folder = mkdtempSync(join(tmpdir(), 'stek-doctor-'))
const certificate = join(folder, 'ca.pem')
const bootstrap = join(folder, 'dns.json')
writeFileSync(certificate, selfSigned.cert)
writeFileSync(bootstrap, JSON.stringify({ services: [[['nl'], ['https://rdap.example/']]] }))

async function doctor(settings: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: folder, NODE_EXTRA_CA_CERTS: certificate, ...settings }
  const command = [join(root, 'tools', 'stek.mjs'), 'doctor', ...args]
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

async function examined(settings: Readonly<Record<string, string>>, dns: string) {
  const { code, stdout } = await doctor(settings, ['--json', '--dns', dns])
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: readonly Finding[] }
  const told = (level: Finding['level'], area?: string) =>
    findings.filter((each) => each.level === level && (!area || each.area === area)).map(({ text }) => text)
  return { code, ok, findings, told }
}

async function serve(listener: RequestListener): Promise<string> {
  const { port, close } = await listening(listener)
  onTestFinished(close)
  return `http://127.0.0.1:${port}`
}

const goodRecords: Readonly<Record<string, DnsAnswer>> = {
  'shop.example': { TXT: ['some-verification=1', 'v=spf1 include:mail.example -all'] },
  'stek._domainkey.shop.example': { TXT: [`v=DKIM1; k=rsa; p=${'A'.repeat(392)}`] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
}

async function dnsWith(records: Readonly<Record<string, DnsAnswer>>): Promise<string> {
  const server = await openDnsServer((name) => records[name] ?? 'nxdomain')
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server.address
}

const sender = { MAIL_FROM: 'hello@shop.example', DKIM_SELECTOR: 'stek' }

test('a shop on this machine is fit for a demo, in words and without an error', async () => {
  const { code, stdout } = await doctor({})
  expect(code).toBe(0)
  expect(stdout).toMatch(/^ok {7}settings {6}fit for a demo$/m)
  expect(stdout).toMatch(/^warning {2}database .*\n +→ Start the shop/m)
  expect(stdout).toMatch(/^ok +machine +\d+ files and connections may be open$/m)
})

test('settings that are wrong are all told, each with what to do', async () => {
  const { code, stdout } = await doctor({ PUBLIC_URL: 'http://shop.example' })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^wrong +settings +DATABASE_URL is missing[^]*\n +→ Example: DATABASE_URL=postgres:/m)
  expect(stdout).toMatch(/^wrong +settings +PUBLIC_URL is not https/m)
})

test('everything in order is found so', async () => {
  const database = await testDatabase()
  onTestFinished(database.drop)
  const mail = await openMailServer({ tls: 'offered', certificate: selfSigned })
  onTestFinished(() => mail.close())
  const answers = await serve((request, response) => {
    const isKey = request.headers.authorization === 'Bearer test_0123456789'
    const body = isKey ? '{"_embedded":{"methods":[{"resource":"method","id":"ideal"}]}}' : '{}'
    response.writeHead(request.url === '/v2/methods' && !isKey ? 401 : 200).end(body)
  })
  const { findings, told } = await examined(
    {
      ...sender,
      DATABASE_URL: databaseUrlOf(database),
      SMTP_URL: `${mail.url.replace('127.0.0.1', 'localhost')}?requireTLS=true`,
      MOLLIE_API_KEY: 'test_0123456789',
      MOLLIE_API_URL: answers,
      PROVISIONING_URL: answers,
      PROVISIONING_SECRET: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
      DOMAIN_LOOKUP: 'rdap',
      NAME_SOURCES: noSources,
      RDAP_BOOTSTRAP_URL: bootstrap,
      VIES_URL: answers,
    },
    await dnsWith(goodRecords),
  )
  expect(told('ok', 'mail')).toEqual([
    expect.stringMatching(/answers .* takes the log-in/),
    'SPF of shop.example: v=spf1 include:mail.example -all',
    'DKIM key at stek._domainkey.shop.example',
    'DMARC at _dmarc.shop.example: reject',
  ])
  expect(told('ok', 'provider')).toEqual(['takes the key (test_…)', expect.stringMatching(/0\.0 s apart/)])
  expect(told('warning', 'provider')).toEqual([expect.stringMatching(/where an order begins: creditcard, paypal/)])
  expect(told('ok', 'provisioning')).toEqual(['can be reached'])
  expect(told('ok', 'registers')).toHaveLength(2)
  expect(told('ok', 'database')).toEqual(expect.arrayContaining(['all migrations are applied']))
  // The cluster of the tests does not wait for the disk; its shop owns the tables.
  expect(told('wrong')).toEqual([expect.stringMatching(/^fsync, full_page_writes, synchronous_commit is off/)])
  expect(told('warning', 'database')).toEqual(expect.arrayContaining(['the role may change the schema']))
  expect(findings.every(({ level, fix }) => (level === 'ok') === (fix === null))).toBe(true)
})

test('whatever is broken is named', async () => {
  const database = await testDatabase()
  onTestFinished(database.drop)
  await database.pool.query('drop index rate_limits_window_ends_at')
  await database.pool.query(`delete from schema_migrations where name = '0001-baseline'`)
  await database.pool.query('revoke insert on carts from shop')
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
  const refuses = await serve((_, response) => response.writeHead(401, { Date: tomorrow }).end())
  const { code, ok, told } = await examined(
    {
      ...sender,
      DATABASE_URL: databaseUrlOf(database),
      SMTP_URL: `${mail.url}?requireTLS=true`,
      MOLLIE_API_KEY: 'test_0123456789',
      MOLLIE_API_URL: refuses,
      PROVISIONING_URL: 'http://127.0.0.1:1/',
      PROVISIONING_SECRET: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
      DOMAIN_LOOKUP: 'rdap',
      NAME_SOURCES: noSources,
      RDAP_BOOTSTRAP_URL: join(folder, 'nothing'),
    },
    await dnsWith({
      'shop.example': { TXT: ['v=spf1 a -all', 'v=spf1 mx -all'] },
      'stek._domainkey.shop.example': { TXT: ['v=DKIM1; p='] },
    }),
  )
  expect([code, ok]).toEqual([1, false])
  expect(told('wrong', 'database')).toEqual([
    'the role may not read and write carts',
    expect.stringMatching(/^fsync/),
    expect.stringMatching(/^migrations are missing: 0001-baseline$/),
    'indexes are missing: rate_limits_window_ends_at',
  ])
  expect(told('wrong', 'provider')).toEqual(['refuses the key: 401', expect.stringMatching(/clock .* apart/)])
  expect(told('wrong', 'provisioning')).toEqual([expect.stringMatching(/^cannot be reached: .*ECONNREFUSED/)])
  expect(told('wrong', 'mail')).toEqual([
    expect.stringMatching(/does not take mails/),
    'shop.example has 2 SPF records: none counts',
    'the DKIM key at stek._domainkey.shop.example was withdrawn',
  ])
  expect(told('warning', 'mail')).toEqual([expect.stringMatching(/has no DMARC record/)])
  expect(told('wrong', 'registers')).toEqual([expect.stringMatching(/cannot be read: .*ENOENT/)])
})

const dnsCases: readonly [string, DnsAnswer, Finding['level'], RegExp][] = [
  ['shop.example', { TXT: ['v=spf1 +all'] }, 'wrong', /lets everybody send/],
  ['shop.example', { TXT: [] }, 'wrong', /has no SPF record/],
  ['shop.example', { TXT: ['v=spf1 include:mail.example ?all'] }, 'warning', /refuses nobody/],
  ['shop.example', 'servfail', 'warning', /name server does not answer about shop\.example/],
  ['stek._domainkey.shop.example', 'nxdomain', 'wrong', /no DKIM key/],
  ['_dmarc.shop.example', { TXT: ['v=DMARC1; p=none'] }, 'warning', /asks for nothing/],
]
for (const { cases, options } of sliced(dnsCases, 1)) {
  test.each(cases)('DNS: %s %j is %s', options, async (name, answer, level, pattern) => {
    const settings = { ...sender, SMTP_URL: 'smtp://127.0.0.1:1' }
    const { told } = await examined(settings, await dnsWith({ ...goodRecords, [name]: answer }))
    expect(told(level, 'mail')).toContainEqual(expect.stringMatching(pattern))
    expect(told('wrong', 'mail')).toContainEqual(expect.stringMatching(/127\.0\.0\.1:1 does not take mails/))
  })
}

/** A shop that sells, all of whose neighbours are away. */
const away = 'http://127.0.0.1:1'
const selling = {
  DEMO: 'off',
  PORTAL_URL: 'https://portal.shop.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MOLLIE_API_KEY: 'live_0123456789',
  MOLLIE_API_URL: away,
  PROVISIONING_URL: away,
  PROVISIONING_SECRET: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
  AUTH_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  NAME_SOURCES: noSources,
  RDAP_BOOTSTRAP_URL: bootstrap,
  VIES_URL: away,
}

test('a shop that sells must be no demo, and its public address leads to it and to no other shop', async () => {
  const metricsPort = await freePort()
  const shared = { AUTH_SECRET: selling.AUTH_SECRET, METRICS_PORT: String(metricsPort) }
  const shop = await openBuiltShop({ env: shared })
  const settings = { ...selling, ...shared, DATABASE_URL: databaseUrlOf(shop.database), PUBLIC_URL: shop.origin }
  const dns = await dnsWith({})
  const { code, told } = await examined(settings, dns)
  expect(code).toBe(1)
  expect(told('wrong', 'company')).toEqual([
    'the shop sells under the name, legal name, Chamber of Commerce number, VAT number, address, telephone number of the demo',
    expect.stringMatching(/^addresses that cannot exist: hallo@stek\.example, /),
  ])
  expect(told('wrong', 'database')).toContain(
    'the role lacks limits: idle_in_transaction_session_timeout, lock_timeout, statement_timeout, connection limit',
  )
  expect(told('ok', 'address')).toEqual([
    `${shop.origin} leads to this shop, as seen from this machine; that webhooks arrive is only proved by the first call ` +
      'of the payment provider itself',
  ])
  expect(told('ok', 'metrics')).toEqual([`METRICS_PORT ${metricsPort} has the metrics of a running shop`])

  const other = await examined({ ...settings, AUTH_SECRET: selling.AUTH_SECRET.replace('9f', 'f9') }, dns)
  expect(other.told('wrong', 'address')).toEqual([`${shop.origin} answers 200, and not as this shop would`])

  // A second process on the same machine.
  const second = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: '/usr/bin:/bin',
      DATA_DIR: folder,
      DATABASE_URL: settings.DATABASE_URL,
      PORT: String(await freePort()),
      ...shared,
    },
  })
  const [said] = await Promise.all([textOf(second.stderr), once(second, 'exit')])
  expect(said).toContain(`METRICS_PORT ${metricsPort} is in use. Each process of the shop needs one of its own.`)
  expect(second.exitCode).toBe(1)
})

test('what nobody reads, who else has the port of the metrics, and an address where nobody is', async () => {
  const stranger = Number(new URL(await serve((_, response) => response.end('another program'))).port)
  const dns = await dnsWith({})
  const { told, findings } = await examined(
    {
      ...selling,
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
      PUBLIC_URL: away,
      METRICS_PORT: String(stranger),
      MOLLIE_APIKEY: 'live_0123456789',
      TRUSTED_PROXY: 'none',
      public_url: away,
      HOSTNAME: 'web1',
      HOME: folder,
    },
    dns,
  )
  const misspelt = findings.filter(({ area, level }) => area === 'settings' && level === 'wrong')
  expect(misspelt.map(({ text: what, fix }) => [what, fix])).toEqual([
    ['MOLLIE_APIKEY is no setting, and nothing reads it', 'Did you mean MOLLIE_API_KEY?'],
    ['TRUSTED_PROXY is no setting, and nothing reads it', 'Did you mean TRUSTED_PROXIES?'],
    ['public_url is no setting, and nothing reads it', 'Did you mean PUBLIC_URL?'],
  ])
  expect(told('wrong', 'metrics')).toEqual([expect.stringMatching(/^METRICS_PORT \d+ cannot be used: .*EADDRINUSE/)])
  expect(told('warning', 'address')).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 cannot be reached from/)])
})

test('a company of its own is what a shop may sell under', () => {
  const settings = { demo: false, mailFrom: 'hallo@groenhost.nl', contactTo: 'hallo@groenhost.nl' }
  const company = {
    name: 'Groenhost',
    'legal name': 'Groenhost B.V.',
    'Chamber of Commerce number': '12345678',
    'VAT number': 'NL123456789B01',
    address: 'Dorpsstraat 1, 8011 AB Zwolle',
    'telephone number': '+31381234567',
  }
  const sold = { company, written: '{"email":"hallo@groenhost.nl"}' }
  expect(checkCompany(settings, sold).map(({ level }) => level)).toEqual(['ok'])
  const half = { ...sold, company: { ...company, 'VAT number': 'NL865432109B01' } }
  expect(checkCompany(settings, half)).toMatchObject([
    { level: 'wrong', text: 'the shop sells under the VAT number of the demo' },
  ])
  expect(checkCompany({ ...settings, mailFrom: 'hallo@stek.example' }, sold)).toMatchObject([
    { level: 'wrong', text: 'addresses that cannot exist: hallo@stek.example' },
  ])
  expect(checkCompany({ ...settings, demo: true })).toEqual([])
})

test.each([
  ['node', 'v26.9.3', '26.10.0'],
  ['node', 'v26.10.0', undefined],
  ['node', 'v26.11.0', undefined],
  ['node', 'v27.0.0', undefined],
  ['postgres', '15.9 (Debian 15.9-1)', '15.20'],
  ['postgres', '15.20 (Debian 15.20-0+deb12u1)', undefined],
  ['postgres', '18.4', '18.6'],
  ['postgres', '19.0', undefined],
] as const)('%s %s is older than %s', (program, version, newest) => {
  expect(newerThan(program, version)).toBe(newest)
})

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
