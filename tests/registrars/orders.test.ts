import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createWebhookReader } from '#platform/clients/registrars/create-registrar.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { createOpenprovider } from '#platform/clients/registrars/openprovider.ts'
import { amsterdamTime } from '#platform/clients/registrars/registrar-http.ts'
import { cents } from '#core/money/money.ts'
import type { RegistrarProblem } from '#platform/clients/registrar.ts'
import type { OpenproviderSimulation } from '#tests/builders/openprovider-server.ts'
import {
  failing,
  fastDelays,
  openRegistrarServer,
  openRegistrarWorld,
  registrarKinds,
  type RegistrarWorld,
  sampleHolder,
  words,
} from './registrar-world.ts'

const { signal } = new AbortController()
const last = (world: RegistrarWorld, itemId?: string) => world.states(itemId).at(-1)
const eventually: typeof expect.poll = (read) => expect.poll(read, { interval: 5 })
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: RegistrarProblem) => error,
  )

describe.each(registrarKinds)('orders at %s', (kind) => {
  const { isCreate, noCredit, maintenance, propertyMissing, brokenInside } = words[kind]

  test('8 registered at once', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({})
    await eventually(() => last(world)).toBe('done')
    expect(world.simulation.charges).toEqual(['voorbeeld.sync'])
  })

  test('9 29 37 registered after a while: found by looking, and said to be under way until then', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ name: 'voorbeeld.async' })
    await eventually(() => last(world)).toBe('done')
    expect(world.states()).toEqual(['busy', 'done'])
    expect(world.creates()).toBe(1)
  })

  test('10 the order fails at the register: told with the reason, for a refund', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ name: 'voorbeeld.failed.async' })
    await eventually(() => last(world)).toBe('failed')
    expect(world.creates()).toBe(1)
    expect(world.log.join('\n')).toMatch(/^alert delivery: A delivery failed/)
  })

  test.each(kind === 'openprovider' ? ['in-doubt'] : ['in-doubt', 'suspended'])(
    '11 %s: never repeated, and somebody is told once',
    async (word) => {
      await using world = await openRegistrarWorld(kind)
      await world.order({ name: `voorbeeld.${word}.async` })
      await eventually(() => world.log.length).toBe(1)
      const looks = world.requests.length
      await eventually(() => world.requests.length).toBeGreaterThan(looks + 3)
      expect(world.creates()).toBe(1)
      expect(world.states()).toEqual(['busy'])
      expect(world.log).toHaveLength(1)
    },
  )

  test('12 no answer, but registered: found, not bought twice', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.fault = failing(isCreate, { isDone: true })
    await world.order({})
    await eventually(() => last(world)).toBe('done')
    expect(world.simulation.charges).toHaveLength(1)
    expect(world.creates()).toBe(1)
  })

  test('13 no answer, and not registered: sent once more, and not at once', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.fault = failing(isCreate, {})
    const since = Date.now()
    await world.order({})
    await eventually(() => last(world)).toBe('done')
    expect(world.creates()).toBe(2)
    expect(Date.now() - since).toBeGreaterThanOrEqual(fastDelays.repeatMs)
    expect(world.simulation.charges).toHaveLength(1)
  })

  test('14 the receiver ends between sending and storing: the next one finds it', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.fault = failing(isCreate, { isDone: true })
    const first = world.open()
    await world.order({})
    await eventually(() => world.simulation.charges.length).toBe(1)
    await first.close()
    world.open()
    await eventually(() => last(world)).toBe('done')
    expect(world.creates()).toBe(1)
  })

  test('15 two receivers and eight workers: one create', async () => {
    await using world = await openRegistrarWorld(kind)
    world.open()
    world.open()
    await Promise.all([world.order({ name: 'een.async' }), world.order({ name: 'twee.async' })])
    await eventually(() => [last(world, 'item1'), last(world, 'item2')]).toEqual(['done', 'done'])
    expect(world.simulation.charges.toSorted()).toEqual(['een.async', 'twee.async'])
  })

  test('16 it exists and is of this holder in our account: that is success', async () => {
    await using world = await openRegistrarWorld(kind)
    const handle = await world.registrar.saveContact(sampleHolder, signal)
    await world.registrar.create({ name: 'voorbeeld.sync', years: 1, handle, nameServers: [] }, signal)
    await world.order({})
    await eventually(() => last(world)).toBe('done')
    expect(world.simulation.charges).toHaveLength(1)
  })

  test('16 it exists in our account and is of another customer: taken', async () => {
    await using world = await openRegistrarWorld(kind)
    const handle = await world.registrar.saveContact({ ...sampleHolder, firstName: 'Ans' }, signal)
    await world.registrar.create({ name: 'voorbeeld.sync', years: 1, handle, nameServers: [] }, signal)
    await world.order({})
    await eventually(() => last(world)).toBe('failed')
    expect(world.simulation.charges).toHaveLength(1)
  })

  test('the holder, name servers and keys of the customer are what is registered', async () => {
    await using world = await openRegistrarWorld(kind)
    const nameServers = ['ns1.elders.net', 'ns2.elders.net']
    const key = { flags: 257, protocol: 3, algorithm: 15, publicKey: 'a'.repeat(43) + '=' } as const
    const company = { companyName: 'Bakkerij de Jong B.V.', companyNumber: '12345678', legalForm: 'BV' }
    const holder = { ...sampleHolder, ...company, citizenship: 'NL' }
    await world.order({ holder, dns: { nameServers, dnssecKeys: [key] } })
    await eventually(() => last(world)).toBe('done')
    const sent = JSON.stringify(world.requests.map(({ body }) => body))
    for (const part of [...nameServers, key.publicKey, 'Bakkerij de Jong B.V.', '12345678'])
      expect(sent).toContain(part)
    expect(sent).toContain(kind === 'openprovider' ? '"country_of_citizenship":"NL"' : '"legalForm":"BV"')
  })

  test('name servers of the customer that the register refuses do not cost the name; unsigned stays unsigned', async () => {
    await using world = await openRegistrarWorld(kind)
    world.open({ nameServers: ['ns1.provider.example', 'ns2.provider.example'] })
    await world.order({ dns: { nameServers: ['bad.elders.net', 'ns2.elders.net'] } })
    await eventually(() => last(world)).toBe('done')
    expect(world.creates()).toBe(2)
    await world.order({ name: 'twee.sync', dns: { dnssec: false } })
    await eventually(() => last(world, 'item2')).toBe('done')
    expect(JSON.stringify(world.requests.map(({ body }) => body))).toContain('ns1.provider.example')
  })

  test('17 taken between check and create: told in the words of the buyer', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.foreign.set('voorbeeld.sync', 'x')
    await world.order({ language: 'de' })
    await eventually(() => last(world)).toBe('failed')
    expect(world.reports.at(-1)?.note).toMatch(/^Diese Domain hat gerade/)
    expect(world.simulation.charges).toEqual([])
  })

  test('18 no credit: waits, somebody is told once, and it goes on by itself', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.fault = (request) => (isCreate(request) ? noCredit : undefined)
    await world.order({})
    // More often than an order without an answer would be sent.
    await eventually(() => world.creates()).toBeGreaterThan(6)
    expect(world.states()).toEqual(['busy'])
    world.simulation.fault = () => undefined
    await eventually(() => last(world)).toBe('done')
    expect(world.log.filter((line) => line.startsWith('alert'))).toHaveLength(1)
  })

  test('19 data of the holder is refused: the field is named, nothing is bought', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ holder: { ...sampleHolder, postalCode: '' } })
    await eventually(() => last(world)).toBe('failed')
    expect(world.log.join()).toMatch(/postalCode|address\.zipcode/)
    expect(world.creates()).toBe(0)
  })

  test('20 a holder who is known there is not made again', async () => {
    await using world = await openRegistrarWorld(kind)
    const handles = [
      await world.registrar.saveContact(sampleHolder, signal),
      await world.registrar.saveContact(sampleHolder, signal),
      await world.registrar.saveContact({ ...sampleHolder, city: 'Hattem' }, signal),
    ]
    expect(handles[0]).toBe(handles[1])
    expect(handles[2]).not.toBe(handles[0])
  })

  test('21 something that only this register wants is missing: it is named', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.fault = failing(isCreate, propertyMissing)
    await world.order({})
    await eventually(() => last(world)).toBe('failed')
    expect(world.log.join()).toMatch(/legalForm|additional_data/)
  })

  const unpriced = kind === 'openprovider' ? ['a.premium.sync'] : ['a.premium.sync', 'a.local-contact.sync']
  test.each(unpriced)('23 24 %s costs what nobody agreed to: stopped, nothing is bought', async (name) => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ name })
    await eventually(() => last(world)).toBe('failed')
    expect(world.simulation.charges).toEqual([])
  })

  test('24 premium: dearer than agreed to is stopped, cheaper goes on', async () => {
    await using world = await openRegistrarWorld(kind)
    const handle = await world.registrar.saveContact(sampleHolder, signal)
    const order = { name: 'a.premium.sync', years: 1, handle, nameServers: [] }
    expect(await world.registrar.quote(order, signal)).toEqual({ currency: 'EUR', amount: 25_000 })
    for (const maxPremium of [
      { currency: 'EUR', amount: cents(24_999) },
      { currency: 'USD', amount: cents(99_999) },
    ]) {
      const problem = await problemOf(world.registrar.create({ ...order, maxPremium }, signal))
      expect(problem?.reason).toBe('consent')
    }
    expect(world.simulation.charges).toEqual([])
    const maxPremium = { currency: 'EUR', amount: cents(25_001) }
    expect(await world.registrar.create({ ...order, maxPremium }, signal)).toMatchObject({ state: 'done' })
  })

  test('25 two years of .nl: refused here, with the field, and the registrar is not asked', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ name: 'voorbeeld.nl', years: 2 })
    await eventually(() => last(world)).toBe('failed')
    expect(world.log.join()).toContain('period')
    expect(world.requests).toEqual([])
  })

  test('years are months there, or years', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ years: 3 })
    await eventually(() => last(world)).toBe('done')
    expect(world.requests.find(isCreate)?.body.period).toBe(kind === 'openprovider' ? 3 : 36)
  })

  test('26 name servers that are refused: registered with those of the registrar', async () => {
    await using world = await openRegistrarWorld(kind)
    world.open({ nameServers: ['bad.example.nl', 'ns2.example.nl'] })
    await world.order({})
    await eventually(() => last(world)).toBe('done')
    expect(world.simulation.charges).toHaveLength(1)
  })

  test('27 a wrong transfer code: asked again, charged once, and never written to the log', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.foreign.set('verhuis.sync', 'right-1')
    await world.order({ kind: 'move', name: 'verhuis.sync', transferCode: 'wrong-1' })
    await eventually(() => world.reports.at(-1)?.step).toBe('code_wrong')
    expect(world.reports.at(-1)).toMatchObject({
      state: 'busy',
      note: expect.stringMatching(/^De verhuiscode klopt niet/),
    })
    await world.order({ kind: 'move', name: 'verhuis.sync', transferCode: 'right-1' })
    await eventually(() => last(world, 'item2')).toBe('done')
    expect(world.simulation.charges).toEqual(['verhuis.sync'])
    expect(world.log.join()).not.toMatch(/wrong-1|right-1/)
  })

  test('27 no transfer code: it waits for one, and says so', async () => {
    await using world = await openRegistrarWorld(kind)
    await world.order({ kind: 'move', name: 'verhuis.sync' })
    await expect
      .poll(() => world.reports)
      .toMatchObject([{ state: 'busy', step: 'code_needed', note: expect.stringMatching(/verhuiscode/) }])
    expect(world.simulation.charges).toEqual([])
  })

  test.each([
    ['32 a name that nobody has', 'niemand.sync', 'free', /heeft niemand/],
    ['30 the old registrar refuses', 'a.failed.async', 'refused', /neemt de aanvraag/],
  ])('%s: told why', async (_, name, step, note) => {
    await using world = await openRegistrarWorld(kind)
    if (name !== 'niemand.sync') world.simulation.foreign.set(name, 'code')
    await world.order({ kind: 'move', name, transferCode: 'code' })
    await eventually(() => last(world)).toBe('failed')
    expect(world.reports.at(-1)).toMatchObject({ step, note: expect.stringMatching(note) })
  })

  test('28 a locked name: told, and moved by itself once the lock is gone', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.foreign.set('a.locked.sync', 'code')
    await world.order({ kind: 'move', name: 'a.locked.sync', transferCode: 'code' })
    await eventually(() => world.reports.at(-1)?.step).toBe('locked')
    expect(world.reports.at(-1)).toMatchObject({ state: 'busy', note: expect.stringMatching(/op slot/) })
    world.simulation.unlocked.add('a.locked.sync')
    await eventually(() => last(world)).toBe('done')
    expect(world.simulation.charges).toEqual(['a.locked.sync'])
  })

  test('29 31 a transfer that waits for the other side goes on by itself', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.foreign.set('verhuis.foa.async', 'code')
    world.simulation.outcomeOf = () => ({ status: 'COMPLETED', ms: 300 })
    await world.order({ kind: 'move', name: 'verhuis.foa.async', transferCode: 'code' })
    await eventually(() => last(world)).toBe('done')
    expect(world.reports[0]?.note).toMatch(/^Aangevraagd/)
    expect(world.simulation.charges).toHaveLength(1)
    const steps = world.reports.map(({ step }) => step)
    expect([steps[0], steps.at(-1)]).toEqual(['register', undefined])
    expect(steps.includes('holder')).toBe(kind === 'realtimeregister')
  })

  test('31 who may object, and until when, is told where the register lets them', async () => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.outcomeOf = () => ({ status: 'COMPLETED', ms: 300 })
    for (const [index, name] of ['verhuis.com', 'verhuis.nl'].entries()) {
      world.simulation.foreign.set(name, 'code')
      await world.order({ kind: 'move', name, transferCode: 'code' })
      await eventually(() => last(world, `item${index + 1}`)).toBe('done')
    }
    const told = world.reports.filter(({ step }) => step === 'provider')
    expect(told.map(({ itemId }) => itemId)).toEqual(kind === 'realtimeregister' ? ['item1'] : [])
    expect(told.every(({ until }) => Date.parse(until ?? '') > Date.now())).toBe(true)
  })

  test('33 a transfer of a name that another customer of ours has: a person looks, nothing changes', async () => {
    await using world = await openRegistrarWorld(kind)
    const handle = await world.registrar.saveContact({ ...sampleHolder, firstName: 'Ans' }, signal)
    await world.registrar.create({ name: 'voorbeeld.sync', years: 1, handle, nameServers: [] }, signal)
    await world.order({ kind: 'move', transferCode: 'code' })
    await eventually(() => world.log.join()).toContain('another holder')
    expect(world.simulation.charges).toHaveLength(1)
    expect(world.states()).toEqual(['busy'])
  })

  test.each([
    ['39 429 with Retry-After', { status: 429, headers: { 'Retry-After': '0' }, body: {} }],
    ['39 429 without', { status: 429, body: '' }],
    ['40 maintenance', maintenance],
    ['42 an error of its own', brokenInside],
    ['43 a page of HTML', { status: 200, body: '<h1>Welcome</h1>' }],
    ['43 half an answer', { status: 200, body: '{"sta' }],
  ])('%s: sent again later, charged once', async (_, fault) => {
    await using world = await openRegistrarWorld(kind)
    world.simulation.fault = failing(isCreate, fault)
    await world.order({})
    await eventually(() => last(world)).toBe('done')
    expect(world.creates()).toBe(2)
    expect(world.simulation.charges).toHaveLength(1)
  })

  test('43 while it cannot be looked for nothing is sent', async () => {
    await using world = await openRegistrarWorld(kind)
    let isBlind = true
    world.simulation.fault = (request) => {
      if (isCreate(request)) return isBlind ? {} : undefined
      const isLook = request.method === 'GET' && /^v\w+\/(domains|processes)/.test(request.path)
      return isBlind && isLook ? { status: 200, body: '<h1>Welcome</h1>' } : undefined
    }
    await world.order({})
    await eventually(() => world.requests.length).toBeGreaterThan(20)
    expect(world.creates()).toBe(1)
    isBlind = false
    await eventually(() => last(world)).toBe('done')
    expect(world.simulation.charges).toHaveLength(1)
  })
})

describe('only at Openprovider', () => {
  test('41 a token that expired: one login for all that wait', async () => {
    const { registrar, simulation, close } = await openRegistrarServer('openprovider')
    const openprovider = simulation as OpenproviderSimulation
    await registrar.find('a.sync', new Date(), signal)
    openprovider.expireToken()
    await Promise.all(Array.from({ length: 10 }, (_, index) => registrar.find(`n${index}.sync`, new Date(), signal)))
    expect(openprovider.logins()).toBe(2)
    await close()
  })

  test('41 a wrong password: no loop', async () => {
    const { url, simulation, close } = await openRegistrarServer('openprovider')
    let time = 0
    const settings = { kind: 'openprovider', url, username: 'demo', password: 'wrong' } as const
    const registrar = createOpenprovider(settings, { now: () => time })
    const ask = () => problemOf(registrar.find('a.sync', new Date(), signal))
    for (let index = 0; index < 20; index += 1) expect((await ask())?.reason).toBe('access')
    const { logins } = simulation as OpenproviderSimulation
    expect(logins()).toBe(1)
    time += 5 * 60_000
    await ask()
    expect(logins()).toBe(2)
    expect((await ask())?.message).not.toContain('wrong')
    await close()
  })

  test('50 its times are those of Amsterdam, also when the clocks change', () => {
    const times = ['2026-01-31 12:00:00', '2026-07-31 12:00:00', '2026-03-29 03:30:00', '2026-10-25 03:30:00', '', null]
    expect(times.map((time) => amsterdamTime(time)?.toISOString() ?? null)).toEqual([
      '2026-01-31T11:00:00.000Z',
      '2026-07-31T10:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
      null,
      null,
    ])
  })

  test('50 9.99 is 999', async () => {
    const { registrar, simulation, close } = await openRegistrarServer('openprovider')
    const price = { price: { reseller: { price: 9.99, currency: 'EUR' } } }
    simulation.fault = failing(({ path }) => path.includes('domains/prices'), {
      status: 200,
      body: { code: 0, data: price },
    })
    const order = { name: 'a.sync', years: 1, handle: 'x', nameServers: [] }
    expect(await registrar.quote(order, signal)).toEqual({ currency: 'EUR', amount: 999 })
    await close()
  })
})

describe.each(registrarKinds)('messages of %s', (kind) => {
  const secret = 'the secret of the messages'
  const about = (name: string) =>
    kind === 'openprovider'
      ? { event: 'domain.activated', domain: { name: name.split('.')[0], extension: 'async' } }
      : { id: 1, eventType: 'CompletedEvent', domainName: name }
  const signed = (body: string, key = secret): Record<string, string> =>
    kind === 'openprovider'
      ? { authorization: key }
      : { signature: createHmac('sha256', key).update(body).digest('base64') }

  async function openWithWebhook() {
    const world = await openRegistrarWorld(kind)
    world.simulation.outcomeOf = () => ({ status: 'COMPLETED', ms: 500 })
    const slow = { ...fastDelays, minPollMs: 3_600_000 }
    const receiver = world.open({ delays: slow, readWebhook: createWebhookReader(kind, secret) })
    const { port, close } = await listening(receiver.listener)
    const post = async (message: object | string, key?: string) => {
      const body = typeof message === 'string' ? message : JSON.stringify(message)
      const headers = signed(body, key)
      return (await fetch(`http://127.0.0.1:${port}/registrar`, { method: 'POST', headers, body })).status
    }
    return { world, post, close }
  }

  test('34 35 38 twice, early, or of an unknown kind: 200, the name is looked at, and it is done once', async () => {
    const { world, post, close } = await openWithWebhook()
    await using _ = world
    await world.order({ name: 'voorbeeld.async' })
    await eventually(() => world.states()).toEqual(['busy'])
    // Before it is done: the registrar itself says that it is not.
    expect(await post(about('voorbeeld.async'))).toBe(200)
    expect(await post(kind === 'openprovider' ? { event: 'nothing' } : { eventType: 'Unknown' })).toBe(200)
    expect(await post('no JSON')).toBe(200)
    expect(world.states()).toEqual(['busy'])
    await new Promise((resolve) => setTimeout(resolve, 520))
    expect(world.states()).toEqual(['busy'])
    expect([await post(about('voorbeeld.async')), await post(about('voorbeeld.async'))]).toEqual([200, 200])
    await eventually(() => last(world)).toBe('done')
    expect(await post(about('voorbeeld.async'))).toBe(200)
    expect(world.states()).toEqual(['busy', 'done'])
    expect(world.simulation.charges).toHaveLength(1)
    await close()
  })

  test('36 with another secret, or none: 401, and nothing is looked at', async () => {
    const { world, post, close } = await openWithWebhook()
    await using _ = world
    await world.order({ name: 'voorbeeld.async' })
    await eventually(() => world.states()).toEqual(['busy'])
    const before = world.requests.length
    expect(await post(about('voorbeeld.async'), 'another secret')).toBe(401)
    expect([world.requests.length, world.states()]).toEqual([before, ['busy']])
    await close()
  })
})
