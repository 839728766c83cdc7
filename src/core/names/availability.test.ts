import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { type Evidence, isDecisive, premiumPricesOf, type SourceAnswer, verdictOf } from './availability.ts'

const price = fc.record({
  currency: fc.constantFrom('EUR', 'USD'),
  firstYear: fc.integer({ min: -10, max: 10_000_000 }).map(cents),
  renewal: fc.integer({ min: -10, max: 10_000_000 }).map(cents),
})
const reason = fc.constantFrom('timeout', 'unreachable', 'bad_answer', 'busy')
const answer: fc.Arbitrary<SourceAnswer> = fc.oneof(
  fc.constantFrom('available', 'taken', 'reserved', 'invalid', 'notFound').map((kind) => ({ kind })),
  price.map((purchase) => ({ kind: 'premium' as const, purchase })),
  reason.map((why) => ({ kind: 'failed' as const, reason: why })),
)
const evidence: fc.Arbitrary<Evidence> = fc.record({
  dns: fc.constantFrom('delegated', 'there', 'absent', 'silent'),
  answers: fc.array(fc.record({ by: fc.constantFrom('registrar', 'das', 'rdap'), answer }), { maxLength: 4 }),
  trustsNotFound: fc.boolean(),
  isForbidden: fc.boolean(),
})
const by = (who: string, { answers }: Evidence) => answers.filter((each) => each.by === who).map((each) => each.answer)

test('a name is only available if a source said so and no source contradicts it', () => {
  fc.assert(
    fc.property(evidence, (seen) => {
      const verdict = verdictOf(seen)
      if (verdict.state !== 'available') return
      const { answers, trustsNotFound, dns } = seen
      if (verdict.isFirm) {
        expect(by('registrar', seen).find((each) => isDecisive(each, false))).toEqual({ kind: 'available' })
        return
      }
      const kinds = answers.map(({ answer: { kind } }) => kind)
      expect(kinds.some((kind) => kind === 'available' || (kind === 'notFound' && trustsNotFound))).toBe(true)
      expect(kinds.some((kind) => ['taken', 'reserved', 'premium', 'invalid'].includes(kind))).toBe(false)
      expect(['absent', 'silent']).toContain(dns)
    }),
  )
})

test('an answer of the registrar takes precedence', () => {
  fc.assert(
    fc.property(evidence, (seen) => {
      const said = by('registrar', seen).find((each) => isDecisive(each, false))
      fc.pre(said !== undefined)
      const verdict = verdictOf(seen)
      expect(verdict.by).toBe('registrar')
      expect(verdict.state).toBe(said.kind === 'invalid' ? 'reserved' : said.kind)
    }),
  )
})

test('failures alone give unknown: busy if a source was not asked, else the reason of the first failure', () => {
  fc.assert(
    fc.property(evidence, fc.array(reason, { minLength: 1, maxLength: 3 }), (seen, reasons) => {
      const answers = reasons.map((why) => ({ by: 'rdap' as const, answer: { kind: 'failed' as const, reason: why } }))
      const verdict = verdictOf({ ...seen, answers })
      if (seen.dns === 'delegated') expect(verdict).toEqual({ state: 'taken', by: 'dns' })
      else {
        const expected = reasons.includes('busy') ? 'busy' : reasons[0]
        expect(verdict).toEqual({ state: 'unknown', reason: expected, by: 'rdap' })
      }
    }),
  )
})

test('a name with name servers is taken, whatever registries answer', () => {
  fc.assert(
    fc.property(evidence, (seen) => {
      const answers = seen.answers.filter((each) => each.by !== 'registrar')
      expect(verdictOf({ ...seen, answers, dns: 'delegated' }).state).toBe('taken')
    }),
  )
})

test('a further answer never turns taken into available', () => {
  fc.assert(
    fc.property(evidence, answer, (seen, last) => {
      const before = verdictOf(seen)
      fc.pre(before.state === 'taken' || before.state === 'reserved' || before.state === 'premium')
      const after = verdictOf({ ...seen, answers: [...seen.answers, { by: 'rdap', answer: last }] })
      expect(after.state).not.toBe('available')
    }),
  )
})

test('without sources the result is unknown, with the reason', () => {
  const seen = { dns: 'absent', answers: [], trustsNotFound: true, isForbidden: false } as const
  expect(verdictOf(seen)).toMatchObject({ state: 'unknown', reason: 'no_register' })
  expect(verdictOf({ ...seen, isForbidden: true })).toMatchObject({ state: 'unknown', reason: 'not_permitted' })
  expect(verdictOf({ ...seen, dns: 'silent' })).toMatchObject({ state: 'unknown', reason: 'unreachable' })
})

test('premium prices are whole euros above the wholesale price, or absent if that is unknown', () => {
  expect(premiumPricesOf({ currency: 'EUR', firstYear: cents(10_000), renewal: cents(999) })).toEqual({
    firstYear: 11_500,
    renewal: 1200,
  })
  expect(premiumPricesOf({ currency: 'EUR', firstYear: cents(10_000) })).toBeUndefined()
  fc.assert(
    fc.property(price, (purchase) => {
      const ours = premiumPricesOf(purchase)
      const isKnown = purchase.currency === 'EUR' && purchase.firstYear > 0 && purchase.renewal > 0
      expect(ours !== undefined).toBe(isKnown)
      if (ours === undefined) return
      expect(ours.firstYear % 100).toBe(0)
      expect(ours.firstYear).toBeGreaterThan(purchase.firstYear)
      expect(ours.firstYear).toBeLessThanOrEqual(purchase.firstYear * 1.15 + 100)
      expect(ours.renewal).toBeGreaterThan(purchase.renewal)
    }),
  )
})
