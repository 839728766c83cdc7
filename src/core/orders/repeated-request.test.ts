import { assert, boolean, constantFrom, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dutchBusiness, sampleOrder } from '#tests/builders/sample-order.ts'
import { isRepeated, type PaymentRequest } from './repeated-request.ts'

const said = constantFrom('one', 'other', null)
const isGiven = option(boolean(), { nil: undefined })
const requests = record({
  method: said,
  issuer: said,
  affiliateId: said,
  wctId: said,
  terms: isGiven,
  immediateStart: isGiven,
  mandate: isGiven,
})
type Said = typeof requests extends { generate(...given: never[]): { readonly value: infer Value } } ? Value : never

function requestOf({ terms, immediateStart, mandate, ...rest }: Said): PaymentRequest {
  const consents = {
    ...(terms !== undefined && { terms }),
    ...(immediateStart !== undefined && { immediateStart }),
    ...(mandate !== undefined && { mandate }),
  }
  return { ...rest, consents }
}

const consentOf = (given: boolean | undefined) => (given === undefined ? null : { text: 'yes', isGiven: given })

/** The stored form of a request. */
function storedOf({ method, issuer, affiliateId, wctId, terms, immediateStart, mandate }: Said, buyer = {}) {
  const snapshot = sampleOrder({ buyer })
  const asked = consentOf(mandate)
  const consents = {
    ...snapshot.consents,
    terms: consentOf(terms),
    immediateStart: consentOf(immediateStart),
    ...(asked && { mandate: asked }),
  }
  return [
    { method, issuer },
    { ...snapshot, affiliateId, wctId, consents },
  ] as const
}

test('an equal request is a repetition, and any changed field makes it another request', () => {
  assert(
    property(requests, requests, (first, second) => {
      expect(isRepeated(requestOf(first), ...storedOf(first))).toBe(true)
      for (const key of Object.keys(first) as (keyof Said)[]) {
        const changed = { ...first, [key]: second[key] }
        expect(isRepeated(requestOf(changed), ...storedOf(first)), key).toBe(first[key] === second[key])
      }
    }),
  )
})

test('a business is not asked when to start, so its answer makes no difference', () => {
  assert(
    property(requests, isGiven, (first, immediateStart) => {
      const [attempt, snapshot] = storedOf(first, dutchBusiness)
      expect(isRepeated(requestOf({ ...first, immediateStart }), attempt, snapshot)).toBe(true)
    }),
  )
})
