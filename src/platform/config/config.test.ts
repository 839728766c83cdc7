import { describe, expect, test } from 'vitest'
import { type Environment, readConfig, readSite } from './config.ts'

const secret = 'a'.repeat(32)
const publicShop = {
  PUBLIC_URL: 'https://shop.example',
  PORTAL_URL: 'https://my.shop.example/',
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MOLLIE_API_KEY: 'live_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  PROVISIONING_URL: 'https://provisioning.shop.example/orders',
  PROVISIONING_SECRET: `whsec_${Buffer.alloc(32, 'a').toString('base64')}`,
  AUTH_SECRET: secret,
  DATABASE_URL: 'postgres://shop:secret@db.example/shop',
  MAIL_FROM: 'hello@shop.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
}

describe('settings', () => {
  test('a start needs no settings', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, hosts: ['127.0.0.1', '::1'], databaseUrl: undefined, limits: true })
    expect(config).toMatchObject({ demo: true, secure: false, site: { portalUrl: '/demo/portal', demo: true } })
    expect(config.dataDir).toMatch(/\/\.data$/)
    expect(Object.isFrozen(config) && Object.isFrozen(config.site)).toBe(true)
  })

  test('an empty value counts as absent', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true })
  })

  test('a public shop has its own addresses and no demo', () => {
    const config = readConfig({ ...publicShop, STATUS_URL: 'https://status.shop.example' })
    expect(config).toMatchObject({ demo: false, secure: true })
    expect(config.site).toEqual({
      origin: 'https://shop.example',
      portalUrl: 'https://my.shop.example/',
      statusUrl: 'https://status.shop.example/',
      demo: false,
    })
  })

  test('a shop on this machine has a local address and needs no secrets', () => {
    expect(readConfig({ PORT: '3001' })).toMatchObject({ publicOrigin: 'http://localhost:3001', authSecrets: [] })
    expect(readConfig({})).toMatchObject({ smtpUrl: undefined, viesUrl: undefined, domainLookup: 'demo' })
    expect(readConfig({ VIES_URL: 'https://vies.example/rest/' }).viesUrl).toBe('https://vies.example/rest')
  })

  test('a public shop uses the official VIES, and its e-mails link to its own address', () => {
    const config = readConfig({ ...publicShop, MAIL_FROM: 'post@shop.example' })
    expect(config.viesUrl).toMatch(/^https:\/\/ec\.europa\.eu\//)
    expect(config).toMatchObject({ publicOrigin: 'https://shop.example', mailFrom: 'post@shop.example' })
    expect(config.domainLookup).toBe('public')
  })

  test('names are looked up in the demo, at public registries or at a registrar, which needs credentials', () => {
    expect(readConfig({ DOMAIN_LOOKUP: 'public' })).toMatchObject({ domainLookup: 'public', registrar: undefined })
    expect(readConfig({ DOMAIN_LOOKUP: 'rdap' }).domainLookup).toBe('public')
    const account = { REALTIME_REGISTER_API_KEY: 'a key', REALTIME_REGISTER_CUSTOMER: 'shop' }
    const kind = 'realtimeregister'
    expect(readConfig({ ...publicShop, ...account, DOMAIN_LOOKUP: kind })).toMatchObject({
      domainLookup: kind,
      registrar: { kind, url: 'https://api.yoursrs.com', apiKey: 'a key', customer: 'shop' },
    })
    expect(() => readConfig({ DOMAIN_LOOKUP: 'openprovider' })).toThrow(
      /OPENPROVIDER_USERNAME is missing: DOMAIN_LOOKUP=openprovider needs it[^]*OPENPROVIDER_PASSWORD is missing/,
    )
  })

  test('secrets are rotated by putting the new one first', () => {
    const next = 'b'.repeat(40)
    expect(readConfig({ AUTH_SECRET: `${next}, ${secret}` }).authSecrets).toEqual([next, secret])
  })

  test('HOST opens the shop to the network', () => {
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).hosts).toEqual(['0.0.0.0'])
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(() => readConfig({ HOST })).not.toThrow()
  })

  test.each<[Environment, RegExp]>([
    [{ PORT: 'web' }, /PORT is a number from 1 to 65535, not "web"/],
    [{ PORT: '0' }, /PORT is a number/],
    [{ PORT: '65536' }, /PORT is a number/],
    [{ HOST: 'shop' }, /HOST is an IP address/],
    [{ HOST: '0.0.0.0' }, /HOST opens the shop to others[^]*PUBLIC_URL[^]*DEMO=on/],
    [{ HOST: '::' }, /HOST opens the shop to others/],
    ...[
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/7',
      'fd00::/15',
      '::ffff:0:0/96',
      '::/16',
      '0.0.0.0/1,128.0.0.0/1',
      '10.0.0.0/8 11.0.0.0/8',
      '10.0.0.0/8 12.0.0.0/9 14.0.0.0/9',
      'fc00::/16,fd00::/16',
      Array.from({ length: 512 }, (_, index) => `${index >> 1}.${(index % 2) * 128}.0.0/9`).join(),
    ].map((TRUSTED_PROXIES): [Environment, RegExp] => [
      { TRUSTED_PROXIES },
      /TRUSTED_PROXIES lists more addresses than a \/8 of IPv4 or a \/16 of IPv6 has/,
    ]),
    [{ PUBLIC_URL: 'shop.example' }, /PUBLIC_URL is an address that begins with https/],
    [{ PUBLIC_URL: 'ftp://shop.example' }, /PUBLIC_URL is an address/],
    [{ ...publicShop, PUBLIC_URL: 'https://shop.example/nl' }, /PUBLIC_URL is the address of the whole shop/],
    [{ PORTAL_URL: 'https://user:secret@shop.example' }, /PORTAL_URL is an address/],
    [{ STATUS_URL: 'status' }, /STATUS_URL is an address/],
    [{ DATABASE_URL: 'mysql://host/shop' }, /DATABASE_URL does not look right/],
    [{ DATABASE_URL: 'host:5432' }, /DATABASE_URL does not look right/],
    [{ DATABASE_URL: 'postgres://a:5432,b:x/shop' }, /DATABASE_URL does not look right/],
    [{ AUTH_SECRET: 'short' }, /AUTH_SECRET is one secret of 32 characters or more/],
    [{ AUTH_SECRET: `${secret} short` }, /AUTH_SECRET is one secret/],
    [{ ...publicShop, AUTH_SECRET: '' }, /AUTH_SECRET is missing/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL does not look right/],
    [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL does not look right/],
    [{ MOLLIE_API_KEY: 'secret' }, /MOLLIE_API_KEY begins with live_ or test_/],
    [{ PROVISIONING_URL: 'https://provisioning.example' }, /PROVISIONING_SECRET is missing/],
    [{ PROVISIONING_SECRET: 'whsec_c2hvcnQ=' }, /PROVISIONING_SECRET is "whsec_"/],
    [{ GTM_ID: 'UA-1234' }, /GTM_ID is the name of a container/],
    [{ POSTBACK_URL: 'https://tracker.example/' }, /POSTBACK_URL names the click/],
    [{ POSTBACK_URL: 'tracker' }, /POSTBACK_URL is an address/],
    [{ CONTACT_TO: 'Shop <a@b.example>' }, /CONTACT_TO is a plain mail address/],
    [{ MAIL_FROM: 'Shop <post@shop.example>' }, /MAIL_FROM is a plain mail address/],
    [{ VIES_URL: 'vies' }, /VIES_URL is an address/],
    [{ DOMAIN_LOOKUP: 'whois' }, /DOMAIN_LOOKUP is "demo" or "public" or .*, not "whois"/],
    [{ ...publicShop, DOMAIN_LOOKUP: 'demo' }, /DOMAIN_LOOKUP=demo invents its answers/],
    [{ CONNECTIONS_PER_ADDRESS: '0' }, /CONNECTIONS_PER_ADDRESS is a number from 1 to 999, not "0"/],
    [{ CALLS_IN_FLIGHT: '0' }, /CALLS_IN_FLIGHT is a number from 1 to 999, not "0"/],
    [{ LIMITS: 'no' }, /LIMITS is "on" or "off", not "no"/],
    [{ ...publicShop, LIMITS: 'off' }, /LIMITS=off is for benches and tests/],
    [{ DEMO: 'yes' }, /DEMO is "on" or "off", not "yes"/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES lists IP addresses and networks; "10\.0\.0\.0\/33"/],
    [{ TRUSTED_PROXIES: 'balancer' }, /"balancer" is neither/],
    [{ DATABASE_POOLER: 'session' }, /DATABASE_POOLER is "none" or "transaction", not "session"/],
    [{ DATABASE_CONNECTIONS: '0' }, /DATABASE_CONNECTIONS is a number from 1 to 999, not "0"/],
    [{ DATABASE_PAYMENT_CONNECTIONS: 'many' }, /DATABASE_PAYMENT_CONNECTIONS is a number/],
    [{ MOLLIE_CHECKOUT_HOSTS: 'https://pay.example' }, /MOLLIE_CHECKOUT_HOSTS lists host names/],
  ])('%j is refused', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('all problems are reported together, and no password is repeated', () => {
    const environment = { PORT: 'x', DEMO: 'x', DATABASE_URL: 'mysql://user:secret@host/shop' }
    expect(() => readConfig(environment)).toThrow(/PORT[^]*DEMO|DEMO[^]*PORT/)
    expect(() => readConfig(environment)).toThrow(/^(?![^]*secret)/)
  })
})

describe('demo stand-ins', () => {
  test.each<[Environment, boolean]>([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ PUBLIC_URL: 'https://shop.example', DEMO: 'on' }, true],
    [publicShop, false],
  ])('%j may use them: %s', (environment, allowed) => {
    expect(readConfig(environment).demo).toBe(allowed)
  })

  test.each<Environment>([
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'https://localhost.shop.example' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { DEMO: 'off' },
  ])('%j is refused and the missing setting named', (environment) => {
    expect(() => readConfig(environment)).toThrow(
      /PORTAL_URL is missing[^]*SMTP_URL is missing[^]*MOLLIE_API_KEY is missing[^]*PROVISIONING_URL is missing/,
    )
  })

  test('C88: a test key of the payment provider is refused where no demo is meant', () => {
    const environment = { ...publicShop, MOLLIE_API_KEY: 'test_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }
    expect(() => readConfig(environment)).toThrow(/MOLLIE_API_KEY is a test key/)
    expect(readConfig({ ...environment, DEMO: 'on' }).mollie?.apiKey).toMatch(/^test_/)
  })
})

describe('a public shop refuses an unsafe start', () => {
  test.each<[Environment, RegExp]>([
    [{ DATABASE_URL: '' }, /DATABASE_URL is missing[^]*DATABASE_URL=postgres:/],
    [{ PUBLIC_URL: 'http://shop.example' }, /PUBLIC_URL is not https[^]*PUBLIC_URL=https:\/\/shop\.example/],
    [{ MAIL_FROM: '' }, /MAIL_FROM is missing[^]*MAIL_FROM=hello@shop\.example/],
    [{ TRUSTED_PROXIES: '' }, /TRUSTED_PROXIES is missing[^]*TRUSTED_PROXIES=none/],
    [{ SMTP_URL: 'smtp://mail.example:587' }, /SMTP_URL does not insist on TLS[^]*requireTLS=true/],
    [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, /SMTP_URL does not insist on TLS/],
    [{ MOLLIE_API_URL: 'http://pay.example' }, /MOLLIE_API_URL is not https/],
    [{ PROVISIONING_URL: 'http://10.0.0.5/orders' }, /PROVISIONING_URL is not https/],
  ])('%j', (environment, message) => {
    expect(() => readConfig({ ...publicShop, ...environment })).toThrow(message)
    expect(() => readConfig({ ...publicShop, ...environment, MOLLIE_API_KEY: '', DEMO: 'on' })).not.toThrow()
  })

  test('all problems together', () => {
    const careless = { ...publicShop, PUBLIC_URL: 'http://shop.example', SMTP_URL: 'smtp://mail.example' }
    expect(() => readConfig({ ...careless, DATABASE_URL: '', MAIL_FROM: '', TRUSTED_PROXIES: '' })).toThrow(
      /PUBLIC_URL[^]*DATABASE_URL[^]*MAIL_FROM[^]*TRUSTED_PROXIES[^]*SMTP_URL/,
    )
  })

  test('TLS, a relay on this machine, and the explicit absence of a proxy are accepted', () => {
    const safe = { SMTP_URL: 'smtp://mail.example:587?requireTLS=true', TRUSTED_PROXIES: 'none' }
    expect(readConfig({ ...publicShop, ...safe }).trustedProxies.check('10.0.0.1')).toBe(false)
    expect(readConfig({ ...publicShop, SMTP_URL: 'smtp://127.0.0.1:25' }).demo).toBe(false)
  })

  test('a live key in a demo', () => {
    const { MOLLIE_API_KEY } = publicShop
    expect(() => readConfig({ MOLLIE_API_KEY })).toThrow(/MOLLIE_API_KEY is a live key[^]*test_ key/)
    expect(() => readConfig({ ...publicShop, DEMO: 'on' })).toThrow(/MOLLIE_API_KEY is a live key/)
  })

  test('LIMITS=off lifts the limit of calls in flight', () => {
    expect(readConfig({}).maxInFlight).toBe(32)
    expect(readConfig({ CALLS_IN_FLIGHT: '8' }).maxInFlight).toBe(8)
    expect(readConfig({ LIMITS: 'off' }).maxInFlight).toBe(Infinity)
  })

  test('connections and the pooler are settings', () => {
    expect(readConfig({}).poolSizes).toEqual({ visitors: 10, payments: 5, background: 5 })
    expect(readConfig({ DATABASE_PAYMENT_CONNECTIONS: '2', DATABASE_POOLER: 'transaction' })).toMatchObject({
      poolSizes: { payments: 2 },
      databasePooler: 'transaction',
    })
  })
})

describe('our own host and origin', () => {
  test.each<[Environment, string, boolean]>([
    [{}, 'localhost:3000', true],
    [{}, 'LOCALHOST:3000', true],
    [{}, '127.0.0.1:3000', true],
    [{}, '127.1.2.3:3000', true],
    [{}, '[::1]:3000', true],
    [{}, 'shop.localhost:3000', true],
    [{}, 'localhost', false],
    [{}, 'localhost:3001', false],
    [{}, 'shop.example:3000', false],
    [{}, '0x7f.1:3000', false],
    [{}, 'localhost:3000@shop.example', false],
    [{}, 'localhost:3000/path', false],
    [{}, '', false],
    [{ PORT: '80' }, 'localhost', true],
    [{ PORT: '80' }, 'localhost:80', true],
    [publicShop, 'shop.example', true],
    [publicShop, 'shop.example:443', true],
    [publicShop, 'SHOP.example', true],
    [publicShop, 'shop.example:80', false],
    [publicShop, 'shop.example.evil.example', false],
    [publicShop, 'localhost:3000', false],
  ])('%j: the host %s is ours: %s', (environment, host, own) => {
    expect(readConfig(environment).isOwnHost(host)).toBe(own)
  })

  test.each<[Environment, string, boolean]>([
    [{}, 'http://localhost:3000', true],
    [{}, 'http://[::1]:3000', true],
    [{}, 'https://localhost:3000', false],
    [{}, 'null', false],
    [publicShop, 'https://shop.example', true],
    [publicShop, 'http://shop.example', false],
    [publicShop, 'https://my.shop.example', false],
  ])('%j: the origin %s is ours: %s', (environment, origin, own) => {
    expect(readConfig(environment).isOwnOrigin(origin)).toBe(own)
  })
})

test('trusted proxies are addresses and networks of both families', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.7 fd12::/16 10.1.0.0/16' })
  expect(trustedProxies.check('10.1.2.3')).toBe(true)
  expect(trustedProxies.check('::ffff:10.1.2.3', 'ipv6')).toBe(true)
  expect(trustedProxies.check('192.168.1.7')).toBe(true)
  expect(trustedProxies.check('192.168.1.8')).toBe(false)
  expect(trustedProxies.check('fd12::1', 'ipv6')).toBe(true)
})

test.each(['10.0.0.0/8,172.16.0.0/12,192.168.0.0/16', 'fd00::/16', '::1, 127.0.0.1', '::ffff:10.0.0.0/104'])(
  '%s may be trusted',
  (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).not.toThrow()
  },
)

test('a build needs the settings that pages show, and neither secrets nor files with them', () => {
  const shown = { PUBLIC_URL: publicShop.PUBLIC_URL, PORTAL_URL: publicShop.PORTAL_URL }
  expect(readSite({ ...shown, AUTH_SECRET_FILE: '/run/nothing', PORT: 'x' })).toEqual(readConfig(publicShop).site)
  expect(() => readSite({ PUBLIC_URL: publicShop.PUBLIC_URL })).toThrow(/- PORTAL_URL is missing: [^\n]*$/)
  expect(() => readSite({ ...shown, GTM_ID: 'UA-1' })).toThrow(/GTM_ID is the name of a container/)
  expect(readSite({})).toEqual(readConfig({}).site)
})

test('what HSTS covers is a setting, which begins with this host only', () => {
  expect(readConfig({}).hsts).toBe('host')
  expect(readConfig({ HSTS: 'preload' }).hsts).toBe('preload')
  expect(() => readConfig({ HSTS: 'on' })).toThrow(/HSTS is "host" or "subdomains" or "preload", not "on"/)
})
