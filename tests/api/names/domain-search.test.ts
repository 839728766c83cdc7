import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { parse } from '#platform/schema/parse.ts'
import { type SearchRow, searchRow } from '#features/names/schema/search-row.ts'
import { locales } from '#core/locale/locale.ts'
import { type NameShopServer, openNameShop, rowsIn, ScriptedLookup } from './name-shop.ts'

let shop: NameShopServer
beforeAll(async () => {
  shop = await openNameShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, unknown>>
}

const namesIn = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

describe('what is asked for', () => {
  test.each(locales)('the exact name first, then the featured extensions of %s', async (language) => {
    const { status, headers, rows } = await shop.search({ q: 'groenevingers.org', language })
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    expect(rows[0]?.name).toBe('groenevingers.org')
    const others = catalogue.featured[language].filter((tld) => tld !== 'org').map((tld) => `groenevingers.${tld}`)
    expect(namesIn(rows.slice(1)).toSorted()).toEqual(others.toSorted())
    for (const row of rows) expect(parse(searchRow, row)).toEqual({ ok: true, value: row })
  })

  test('the language may come by header, and is Dutch without', async () => {
    const german = await shop.ask('GET', '/api/domains/search?q=garten', undefined, { 'stek-locale': 'de' })
    expect(german.rows[0]?.name).toBe('garten.de')
    expect((await shop.search({ q: 'tuin' })).rows[0]?.name).toBe('tuin.nl')
  })

  test.each(['popular', 'nearby', 'shop', 'cities'] as const)('the group %s', async (group) => {
    const { rows } = await shop.search({ q: 'groenevingers.nl', language: 'de', group })
    const expected = new Set(['groenevingers.nl', ...catalogue.groups[group].de.map((tld) => `groenevingers.${tld}`)])
    expect(rows[0]?.name).toBe('groenevingers.nl')
    expect(namesIn(rows).toSorted()).toEqual([...expected].toSorted())
  })

  test.each([
    ['https://www.Voorbeeld.NL/pad?x=1#y', 'voorbeeld.nl'],
    ['  VOORBEELD.nl  ', 'voorbeeld.nl'],
    ['info@voorbeeld.nl', 'voorbeeld.nl'],
    ['groene vingers.nl', 'groenevingers.nl'],
    ['voorbeeld。nl', 'voorbeeld.nl'],
    ['München.de', 'xn--mnchen-3ya.de'],
    ['mu\u0308nchen.de', 'xn--mnchen-3ya.de'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['voorbeeld.co.uk', 'voorbeeld.co.uk'],
  ])('B194 B197 "%s" asks for %s first', async (q, name) => {
    const { rows } = await shop.search({ q })
    expect(rows[0]).toMatchObject({ name, state: expect.stringMatching(/^(available|taken)$/) })
  })

  test('umlauts are shown as they are read, and only where the extension takes them', async () => {
    const { rows } = await shop.search({ q: 'münchen', language: 'de' })
    expect(rows[0]).toMatchObject({
      name: 'xn--mnchen-3ya.de',
      unicode: 'münchen.de',
      sld: 'xn--mnchen-3ya',
      tld: 'de',
    })
    expect(namesIn(rows)).not.toContain('xn--mnchen-3ya.nl')
  })

  test.each([
    ['B196', 'аpple.com', 'xn--pple-43d.com'],
    ['B196', 'ɡoogle.com', 'xn--oogle-qmc.com'],
    ['B196', 'раураl.com', 'xn--l-7sba6dbr.com'],
  ])('%s "%s" is looked up and shown as %s', async (_, q, name) => {
    const { rows } = await shop.search({ q })
    expect(rows[0]).toMatchObject({ name, unicode: name })
  })

  test('several names: a row each, in any of the ways people separate them', async () => {
    for (const q of [
      'tuin.nl, bloem.com; plant.de',
      'tuin.nl bloem.com plant.de',
      'tuin.nl\nbloem.com\r\nplant.de\ntuin.nl',
    ]) {
      const { rows } = await shop.search({ q })
      expect(namesIn(rows).toSorted()).toEqual(['bloem.com', 'plant.de', 'tuin.nl'])
    }
  })

  test('a list with mistakes: they are rows among the others', async () => {
    const { rows } = await shop.search({ q: 'tuin.nl, voor_beeld.nl, bloem.google, -, gov.uk' })
    expect(rows.find(({ name }) => name === 'voor_beeld.nl')).toMatchObject({
      state: 'invalid',
      reason: 'invalid_characters',
      suggestion: 'voor-beeld.nl',
      source: 'none',
      firstYear: null,
      threeYears: null,
    })
    expect(rows.find(({ name }) => name === 'bloem.google')).toMatchObject({
      state: 'invalid',
      reason: 'unknown_extension',
    })
    expect(rows.find(({ name }) => name === '-')).toMatchObject({ state: 'invalid' })
    expect(rows.find(({ name }) => name === 'tuin.nl')).toMatchObject({ tld: 'nl', firstYear: 3.99, renewal: 9.99 })
    expect(rows).toHaveLength(5)
  })

  test('a mistake that can be repaired is answered with the repair', async () => {
    const { status, rows } = await shop.search({ q: 'mün_chen.nl' })
    expect(status).toBe(200)
    expect(rows).toMatchObject([{ state: 'invalid', suggestion: expect.stringMatching(/^m.n-?chen\.nl$/) }])
  })

  test('an extension we do not sell: said so, and the name under those we do', async () => {
    const { rows } = await shop.search({ q: 'tuinplant.google' })
    expect(rows[0]).toMatchObject({
      name: 'tuinplant.google',
      tld: 'google',
      state: 'invalid',
      reason: 'unknown_extension',
    })
    expect(namesIn(rows)).toContain('tuinplant.nl')
  })

  test.each([
    ['without q', {}, 'q', 'required'],
    ['with an empty q', { q: '' }, 'q', 'required'],
    ['in a language we do not speak', { q: 'tuin', language: 'fr' }, 'language', 'not_allowed'],
    ['for a group there is not', { q: 'tuin', group: '__proto__' }, 'group', 'not_allowed'],
  ])('a search %s is 422', async (_, query, path, code) => {
    const { status, problem } = await shop.search(query)
    expect([status, problem.code, problem.errors]).toEqual([422, 'validation_failed', [{ path, code }]])
  })
})

describe('what is answered', () => {
  test('what each name costs, in euros', async () => {
    const { rows } = await shop.search({ q: 'groenevingers-tuin.nl' })
    expect(rows[0]).toMatchObject({ firstYear: 3.99, renewal: 9.99, transfer: 0, threeYears: 23.97 })
    const { rows: twoYears } = await shop.search({ q: 'groenevingers-tuin.ai' })
    expect(twoYears[0]).toMatchObject({ firstYear: 159.9, renewal: 159.9, threeYears: 319.8, years: 2 })
  })

  test.each([
    ['bezet-tuin.nl', { state: 'taken', transfer: 0, renewal: 9.99 }],
    ['tekoop-tuin.nl', { state: 'taken', forSale: expect.stringContaining('EUR') }],
    ['onbekend-tuin.nl', { state: 'unknown', reason: 'not_confirmed', firstYear: 3.99 }],
    ['nic.nl', { state: 'reserved', firstYear: null, renewal: null, transfer: null, threeYears: null }],
    ['storing-tuin.nl', { state: 'unknown', reason: 'unreachable', firstYear: 3.99 }],
  ])('C61 %s is %j', async (q, row) => {
    const { rows } = await shop.search({ q })
    expect(rows[0]).toMatchObject(row)
  })

  test('a premium name has its own price, and three years at it', async () => {
    const { firstYear, renewal, transfer, threeYears, state } =
      (await shop.search({ q: 'premium-tuin.nl' })).rows[0] ?? {}
    expect([state, transfer]).toEqual(['premium', null])
    expect(Math.round(Number(threeYears) * 100)).toBe(Math.round((Number(firstYear) + 2 * Number(renewal)) * 100))
    expect(firstYear).toBeGreaterThan(100)
  })

  test('suggestions were looked up and are free, in Dutch and in German', async () => {
    for (const [q, language, some] of [
      ['tuin.nl', 'nl', /^(de|het|mijn|tuinen|tuin-)/],
      ['garten.de', 'de', /^(mein|der|die|das|garten-)/],
    ] as const) {
      const { rows } = await shop.search({ q, language, group: 'suggestions' })
      expect(rows.length).toBeGreaterThan(3)
      expect(rows.length).toBeLessThanOrEqual(12)
      expect(rows.every(({ state, source }) => state === 'available' && source === 'demo')).toBe(true)
      expect(rows.some(({ name }) => some.test(name))).toBe(true)
      expect(new Set(namesIn(rows)).size).toBe(rows.length)
      expect(namesIn(rows)).not.toContain(q)
    }
  })

  test('suggestions for what is no name, or with a register that is away: none', async () => {
    expect((await shop.search({ q: 'storing-tuin.nl', group: 'suggestions' })).rows).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ name: expect.stringMatching(/^storing-/) })]),
    )
    expect(await shop.search({ q: 'a, b', group: 'suggestions' })).toMatchObject({ status: 200 })
  })
})

describe('how it comes', () => {
  test('C62 rows come as they are known: the quick ones do not wait for the slow', async () => {
    const lookup = new ScriptedLookup((name) => !name.endsWith('.com'))
    await using own = await openNameShop({ lookup })
    const response = await own.open('/api/domains/search?q=groenevingers.nl')
    const read = rowReader(response)
    const quick = await read(catalogue.featured.nl.length - 1)
    expect(quick[0]).toMatchObject({ name: 'groenevingers.nl', state: 'available' })
    expect(namesIn(quick)).not.toContain('groenevingers.com')
    lookup.answer('groenevingers.com')
    expect((await read(catalogue.featured.nl.length)).at(-1)).toMatchObject({ name: 'groenevingers.com' })
  })

  test('the exact name comes first when it is a little late, not when it is very late', async () => {
    const lookup = new ScriptedLookup((name) => !name.endsWith('.nl'))
    await using own = await openNameShop({ lookup })
    const late = own.search({ q: 'groenevingers.nl' })
    await expect.poll(() => lookup.asked.length).toBe(catalogue.featured.nl.length)
    lookup.answer('groenevingers.nl')
    expect((await late).rows[0]?.name).toBe('groenevingers.nl')
    const response = await own.open('/api/domains/search?q=bloem.nl')
    const read = rowReader(response)
    expect(namesIn(await read(catalogue.featured.nl.length - 1))).not.toContain('bloem.nl')
    lookup.answer('bloem.nl')
    expect((await read(catalogue.featured.nl.length)).at(-1)).toMatchObject({ name: 'bloem.nl' })
  })

  test('C62 after its time a search ends: what is not known is unknown', async () => {
    const lookup = new ScriptedLookup((name) => name.endsWith('.nl'))
    await using own = await openNameShop({ lookup, searchTimeoutMs: 300 })
    const { rows } = await own.search({ q: 'groenevingers.nl' })
    expect(rows).toHaveLength(catalogue.featured.nl.length)
    expect(rows[0]).toMatchObject({ name: 'groenevingers.nl', state: 'available' })
    for (const row of rows.slice(1)) expect(row).toMatchObject({ state: 'unknown', reason: 'timeout', source: 'none' })
    expect(lookup.stopped).toHaveLength(catalogue.featured.nl.length - 1)
  })

  test('who goes away stops the search: all lookups under way end, none is begun', async () => {
    const lookup = new ScriptedLookup()
    await using own = await openNameShop({ lookup })
    const names = Array.from({ length: 60 }, (_, index) => `tuin${index}.nl`)
    const response = await own.open(`/api/domains/search?q=${names.join(',')}`)
    await expect.poll(() => lookup.asked.length).toBe(16)
    response.destroy()
    await expect.poll(() => lookup.stopped.length).toBe(16)
    expect(lookup.asked).toHaveLength(16)
  })

  test('a reader who takes nothing is given nothing more, and its place is free when it leaves', async () => {
    const lookup = new ScriptedLookup((name) => name.endsWith('.nl'))
    await using own = await openNameShop({ lookup, maxConcurrent: 1 })
    const response = await own.open('/api/domains/search?q=groenevingers.nl')
    expect(await own.search({ q: 'bloem.nl' })).toMatchObject({ status: 503, problem: { code: 'busy' } })
    response.destroy()
    await expect.poll(async () => (await own.open('/api/domains/search?q=bloem.nl')).statusCode).toBe(200)
  })

  test('C61 a lookup that breaks, and one that ignores being stopped, leave the rest usable', async () => {
    const lookup = {
      lookUp: (name: { readonly ascii: string }) =>
        name.ascii.endsWith('.nl')
          ? Promise.resolve({ state: 'available', source: 'rdap', checkedAt: '' } as const)
          : new Promise<never>(() => {}),
    }
    await using own = await openNameShop({ lookup, searchTimeoutMs: 200 })
    const { rows } = await own.search({ q: 'groenevingers.nl' })
    expect(rows.map(({ state }) => state)).toEqual([
      'available',
      ...catalogue.featured.nl.slice(1).map(() => 'unknown'),
    ])
  })
})

describe('hostile text', () => {
  test.each([
    ['B188', '-'.repeat(3900)],
    ['B188', 'a-'.repeat(1900)],
    ['B188', `xn--${'9'.repeat(60)}`],
    ['B188', '\u0301'.repeat(600)],
    ['B188', `${'a.'.repeat(1800)}nl-`],
    ['B188', `a@${'a.'.repeat(1800)}`],
    ['B188', '"'.repeat(1200)],
    ['B188', ' '.repeat(1200)],
    ['B188', ','.repeat(1200)],
    ['B199', '\u202e\u200b\u00ad'],
    ['B200', '--'],
  ])('%s "%.20s…" is 422 at once', async (_, q) => {
    const { status, problem, ms } = await shop.search({ q })
    expect(status).toBe(422)
    expect(problem.errors).toMatchObject([{ path: 'q' }])
    expect(ms).toBeLessThan(50 * 20)
  })

  test.each([
    ['B208', 'http://10.0.0.1:5432/'],
    ['B208', 'http://169.254.169.254/latest/meta-data/'],
    ['B208', 'http://[::1]:3000/api/health'],
    ['B208', 'file:///etc/passwd'],
    ['B208', 'localhost:5432'],
    ['B208', '127.0.0.1'],
    ['B208', '2130706433'],
    ['B208', 'a.nl/../../etc/passwd'],
    ['B208', 'x.com\r\nHost: inside'],
    ['B223', '<img src=x onerror=alert(1)>'],
    ['B223', '"><svg onload=alert(1)>.nl'],
    ['B203', '💩.ws'],
    ['B203', '👩🏽‍🌾.com'],
    ['B205', '\ud800.nl'],
    ['B199', 'voor\u202ebeeld.nl'],
    ['B182', '__proto__'],
    ['B182', 'constructor.prototype'],
  ])('%s "%s" asks nobody for anything but a well-formed name', async (_, q) => {
    const lookup = new ScriptedLookup(() => true)
    await using own = await openNameShop({ lookup })
    const { status, rows } = await own.search({ q })
    expect([200, 422]).toContain(status)
    for (const name of lookup.asked) expect(name).toMatch(/^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/)
    for (const name of lookup.asked) expect(catalogue.extensions.has(name.slice(name.indexOf('.') + 1))).toBe(true)
    for (const row of rows) expect(`${row.name}${row.unicode}`).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test.each(['%', '%zz', '%E0%A4%A', '%ff', 'a%00b', '&q=b', '%26%3D'])(
    'B179 the query %s is no reason to fall over',
    async (raw) => {
      const { status } = await shop.ask('GET', `/api/domains/search?q=${raw}`)
      expect([200, 422]).toContain(status)
    },
  )
})

describe('the description', () => {
  test('names both calls, what they take and how they end', async () => {
    const { text } = await shop.ask('GET', '/api/openapi.json')
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> }
    const search = paths['/api/domains/search']?.get
    expect(Object.keys(search?.responses ?? {})).toEqual(['200', '422', '429', '503'])
    expect(search?.parameters.filter((each) => each.in === 'query').map(({ name }) => name)).toEqual([
      'q',
      'language',
      'group',
    ])
    expect(search?.responses['200']).toMatchObject({ content: { 'application/x-ndjson': {} } })
    const check = paths['/api/domains/check']?.post
    expect(check?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { properties: { names: { type: 'array', minItems: 1, maxItems: 200 } } } },
      },
    })
  })
})

describe('limits', () => {
  test('B140 sixty searches a minute, and the carts of the same visitor are not counted with them', async () => {
    await using own = await openNameShop({ limits: true })
    for (let index = 0; index < 60; index += 1) expect((await own.search({ q: 'tuin' })).status).toBe(200)
    const { status, headers, problem } = await own.search({ q: 'tuin' })
    expect([status, problem.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await own.check(['tuin.nl'])).status).toBe(200)
  })

  test('one line in the access log, without what was searched', async () => {
    await using own = await openNameShop()
    await own.search({ q: 'geheimplan.nl' })
    expect(own.accessLog).toHaveLength(1)
    expect(own.accessLog[0]).toContain('/api/domains/search')
    expect(own.accessLog[0]).not.toContain('geheimplan')
  })

  test.each([['POST'], ['PUT'], ['DELETE']])('B25 %s is not how one searches: 405', async (method) => {
    const { status, headers } = await shop.ask(method, '/api/domains/search?q=tuin')
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')])
  })
})

/** Reads on until there are so many rows. */
function rowReader(response: IncomingMessage): (count: number) => Promise<readonly SearchRow[]> {
  const pieces = response.iterator({ destroyOnReturn: false })
  let text = ''
  return async (count) => {
    while (text.split('\n').length <= count) {
      const { value, done } = await pieces.next()
      if (done) break
      text += String(value)
    }
    return rowsIn(text)
  }
}
