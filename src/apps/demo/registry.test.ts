import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDemoLookup } from './registry.ts'
import type { DomainName } from '#core/names/domain-name.ts'

const lookup = createDemoLookup()
const signal = new AbortController().signal

function nameOf(ascii: string): DomainName {
  const [sld = '', ...rest] = ascii.split('.')
  return { sld, tld: rest.join('.'), ascii, unicode: ascii }
}

async function stateOf(name: string): Promise<string> {
  return (await lookup.lookUp(nameOf(name), { signal })).state
}

test.each([
  ['bezet-tuin.nl', { state: 'taken' }],
  ['onbekend-tuin.nl', { state: 'unknown', reason: 'not_confirmed' }],
  ['storing-tuin.de', { state: 'unknown', reason: 'unreachable' }],
  ['tekoop-tuin.nl', { state: 'taken', forSale: expect.stringMatching(/^EUR [\d.]+ https:/) }],
  ['premium-tuin.shop', { state: 'premium', premium: { firstYear: expect.any(Number), renewal: expect.any(Number) } }],
  ['google.nl', { state: 'taken' }],
  ['amazon.shop', { state: 'taken' }],
  ['stek.online', { state: 'taken' }],
  ['nic.nl', { state: 'reserved' }],
])('C61 %s is %j', async (name, finding) => {
  expect(await lookup.lookUp(nameOf(name), { signal })).toMatchObject({ ...finding, source: 'demo' })
})

test('a name always has the same result', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z]{2,20}$/), fc.constantFrom('nl', 'com', 'shop'), async (sld, tld) => {
      fc.pre(!sld.startsWith('traag-'))
      expect(await stateOf(`${sld}.${tld}`)).toBe(
        await createDemoLookup()
          .lookUp(nameOf(`${sld}.${tld}`), { signal })
          .then(({ state }) => state),
      )
    }),
  )
})

test('short words are mostly taken under com and mostly available elsewhere', async () => {
  const words =
    'tuin bloem fiets bakker kapper winkel huis boot kaas brood thee stoel tafel lamp kleur muziek foto film sport dans'.split(
      ' ',
    )
  const takenUnder = async (tld: string) =>
    (await Promise.all(words.map((word) => stateOf(`${word}.${tld}`)))).filter((state) => state === 'taken').length
  expect(await takenUnder('com')).toBeGreaterThan(words.length * 0.7)
  expect(await takenUnder('shop')).toBeLessThan(words.length * 0.4)
  expect(await takenUnder('nl')).toBeGreaterThan(words.length * 0.3)
})

test('a slow lookup takes seconds and stops when it is aborted', async () => {
  const stopping = new AbortController()
  const slow = createDemoLookup({ slowMs: 60_000 }).lookUp(nameOf('traag-tuin.nl'), { signal: stopping.signal })
  stopping.abort()
  await expect(slow).rejects.toThrow()
  const since = performance.now()
  expect((await createDemoLookup({ slowMs: 60 }).lookUp(nameOf('traag-tuin.nl'), { signal })).source).toBe('demo')
  expect(performance.now() - since).toBeGreaterThan(55)
})
