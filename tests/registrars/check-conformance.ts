import { describe, expect, test } from 'vitest'
import { createRegistryLookup, type RegistryLookupOptions } from '#platform/clients/registry/registry-lookup.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { type DomainName, orderableNameOf } from '#core/names/domain-name.ts'
import type { DomainLookup, Finding } from '#platform/clients/domain-lookup.ts'
import { openDnsServer } from '#tests/builders/dns-server.ts'

/** How the other side behaves from now on. A simulator leaves out what its protocol cannot say. */
export type CheckBehaviour =
  | 'free'
  | 'taken'
  | 'reserved'
  /** 100 euros to buy, 40 to renew. */
  | 'premium'
  /** Takes the question and never answers. */
  | 'silent'
  /** Asks to be left alone: 429, RC -2, without a time. */
  | 'busy'
  /** The same for seven seconds. */
  | 'busyFor7'
  /** Maintenance: 503, 4005. */
  | 'maintenance'
  /** An error of its own: 500, with a code where there are codes. */
  | 'error'
  /** 200, and an error in it. */
  | 'errorInside'
  | 'html'
  | 'cut'
  | 'huge'
  /** About a name that nobody asked for. */
  | 'otherName'
  | 'broken'

export interface CheckSimulator extends AsyncDisposable {
  behaviour: CheckBehaviour
  /** Names as they came over the network. */
  readonly asked: readonly string[]
  readonly calls: () => number
  /** What makes the lookup ask just this one. */
  readonly options: Pick<RegistryLookupOptions, 'sourcesOf' | 'registrar'> & Partial<RegistryLookupOptions>
}

export interface CheckSubject {
  readonly title: string
  readonly can: readonly CheckBehaviour[]
  /** Who would register the name: its word needs no second check. */
  readonly isFirm: boolean
  readonly namesPerCall: number
  /** An extension it answers for. */
  readonly tld: string
  readonly open: () => Promise<CheckSimulator>
}

interface World extends AsyncDisposable {
  readonly other: CheckSimulator
  readonly look: (name: string) => Promise<Finding>
  readonly passTime: (ms: number) => void
}

const forever = new AbortController().signal

/** Every way to ask whether a name is free passes these: cases 1 to 7 and 39 to 43. */
export function describeCheck(subject: CheckSubject): void {
  const { tld, isFirm, namesPerCall } = subject
  const when = (...wanted: readonly CheckBehaviour[]) =>
    wanted.every((each) => subject.can.includes(each)) ? test : undefined

  describe(`check: ${subject.title}`, () => {
    test('1 free', async () => {
      await using world = await openWorld(subject)
      const finding = await world.look(`vrij.${tld}`)
      expect(finding).toMatchObject({ state: 'available' })
      expect('recheck' in finding).toBe(!isFirm)
      expect(world.other.asked).toHaveLength(1)
    })

    test('2 taken', async () => {
      await using world = await openWorld(subject, 'taken')
      expect(await world.look(`bezet.${tld}`)).toMatchObject({ state: 'taken' })
    })

    when('reserved')?.('2 reserved is never free', async () => {
      await using world = await openWorld(subject, 'reserved')
      expect(['reserved', 'taken']).toContain((await world.look(`gereserveerd.${tld}`)).state)
    })

    when('premium')?.('3 premium, with our price for what it costs us now and later', async () => {
      await using world = await openWorld(subject, 'premium')
      const premium = { firstYear: 11_500, renewal: 4600 }
      expect(await world.look(`premium.${tld}`)).toMatchObject({ state: 'premium', premium })
    })

    test('4 no answer in time: unknown, and so it can be ordered', async () => {
      await using world = await openWorld(subject, 'silent', 250)
      expect(await world.look(`traag.${tld}`)).toMatchObject({ state: 'unknown', reason: 'timeout' })
    })

    test('5 sixteen names at once: as few calls as it takes, each name once', async () => {
      await using world = await openWorld(subject)
      const names = Array.from({ length: 16 }, (_, index) => `lijst${index}.${tld}`)
      const findings = await Promise.all(names.map(world.look))
      expect(findings.map(({ state }) => state)).toEqual(names.map(() => 'available'))
      expect(world.other.calls()).toBe(Math.ceil(16 / namesPerCall))
      expect(labels(world.other.asked)).toEqual(labels(names))
      expect(world.other.asked).toHaveLength(16)
    })

    test.each(['-a', 'a_b', 'a b', '🌷', 'a'.repeat(64)])('6 %s is refused here, and nobody is asked', async (sld) => {
      expect(orderableNameOf(sld, tld, catalogue).ok).toBe(false)
    })

    test('7 a name with ß or ü goes over the network in ASCII', async () => {
      await using world = await openWorld(subject)
      const name = orderableNameOf('straße-bücher', 'de', catalogue)
      if (!name.ok) throw new Error(name.code)
      await world.look(name.value.ascii.replace('.de', `.${tld}`))
      expect(world.other.asked[0]).toMatch(/^xn--/)
    })

    when('busy')?.('39 asked to slow down, without a time: left alone for a while, then asked again', async () => {
      await using world = await openWorld(subject, 'busy')
      expect(await world.look(`een.${tld}`)).toMatchObject({ state: 'unknown' })
      world.other.behaviour = 'free'
      expect(await world.look(`twee.${tld}`)).toMatchObject({ state: 'unknown', reason: 'unreachable' })
      expect(world.other.calls()).toBe(1)
      world.passTime(61 * 60_000)
      expect(await world.look(`drie.${tld}`)).toMatchObject({ state: 'available' })
    })

    when('busyFor7')?.('39 asked to slow down for seven seconds: left alone for just that', async () => {
      await using world = await openWorld(subject, 'busyFor7')
      expect(await world.look(`een.${tld}`)).toMatchObject({ state: 'unknown' })
      world.other.behaviour = 'free'
      world.passTime(6999)
      expect(await world.look(`twee.${tld}`)).toMatchObject({ state: 'unknown' })
      expect(world.other.calls()).toBe(1)
      world.passTime(1)
      expect(await world.look(`drie.${tld}`)).toMatchObject({ state: 'available' })
    })

    when('maintenance')?.('40 maintenance: left alone, and nothing is called free', async () => {
      await using world = await openWorld(subject, 'maintenance')
      expect(await world.look(`een.${tld}`)).toMatchObject({ state: 'unknown', reason: 'unreachable' })
      world.other.behaviour = 'free'
      expect(await world.look(`twee.${tld}`)).toMatchObject({ state: 'unknown', reason: 'unreachable' })
      expect(world.other.calls()).toBe(1)
    })

    for (const behaviour of ['error', 'errorInside', 'html', 'cut', 'huge', 'otherName', 'broken'] as const) {
      when(behaviour)?.(`42 43 ${behaviour}: unknown, never free`, async () => {
        await using world = await openWorld(subject, behaviour)
        expect(await world.look(`raar.${tld}`)).toMatchObject({ state: 'unknown' })
        world.other.behaviour = 'taken'
        world.passTime(16_000)
        expect(await world.look(`raar.${tld}`)).toMatchObject({ state: 'taken' })
      })
    }

    test('43 that nothing works any more costs five calls, and then none for a while', async () => {
      await using world = await openWorld(subject, 'broken')
      for (let index = 0; index < 8; index += 1) await world.look(`kapot${index}.${tld}`)
      expect(world.other.calls()).toBeLessThanOrEqual(5)
    })
  })
}

async function openWorld(subject: CheckSubject, behaviour: CheckBehaviour = 'free', timeoutMs = 5000): Promise<World> {
  const other = await subject.open()
  other.behaviour = behaviour
  const dns = await openDnsServer(() => 'nxdomain')
  let time = 0
  const lookup: DomainLookup = createRegistryLookup({
    bootstrap: '/nowhere/dns.json',
    defaultRate: { max: 1000, seconds: 60 },
    dns: { servers: [dns.address], timeoutMs: 1000 },
    timeoutMs,
    registrarTimeoutMs: timeoutMs,
    now: () => time,
    random: () => 0,
    ...other.options,
  })
  return {
    other,
    look: (name) => lookup.lookUp(nameOf(name), { signal: forever, priority: 'exact', source: '192.0.2.1' }),
    passTime: (ms) => void (time += ms),
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]()
      await dns[Symbol.asyncDispose]()
    },
  }
}

function labels(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.split('.')[0] ?? ''))
}

function nameOf(ascii: string): DomainName {
  const [sld = '', ...rest] = ascii.split('.')
  return { sld, tld: rest.join('.'), ascii, unicode: ascii }
}
