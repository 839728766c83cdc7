import { expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import type { MethodQuestion } from '#platform/clients/payment-provider.ts'
import { createCountryProofs, createMethodList } from '#features/checkout/list-payment-methods.ts'

const question: MethodQuestion = { amount: cents(1000), locale: 'nl', country: 'NL', sequence: 'oneoff' }
const ideal = { id: 'ideal', name: 'iDEAL', issuers: [], least: null, most: null }

test('an answer holds for a minute', async () => {
  let [asked, time] = [0, 0]
  const methods = createMethodList({ methods: async () => ((asked += 1), [ideal]) }, () => time)
  expect(await methods(question)).toEqual([ideal])
  time = 59_999
  await methods(question)
  expect(asked).toBe(1)
  time = 60_000
  await methods(question)
  expect(asked).toBe(2)
})

test('what could not be asked is asked again', async () => {
  let isDown = true
  const methods = createMethodList({ methods: async () => (isDown ? Promise.reject(new Error('down')) : [ideal]) })
  await expect(methods(question)).rejects.toThrow('down')
  isDown = false
  expect(await methods(question)).toEqual([ideal])
})

test('amounts without end do not fill the memory', async () => {
  let asked = 0
  const methods = createMethodList({ methods: async () => ((asked += 1), [ideal]) })
  for (let amount = 1; amount <= 1001; amount += 1) await methods({ ...question, amount: cents(amount) })
  await methods({ ...question, amount: cents(1) })
  expect(asked).toBe(1002)
})

test('whether a country can be shown is asked for once a minute, whatever comes of it, and nobody waits', async () => {
  let [asked, time, isDown] = [0, 0, true]
  const proofs = createCountryProofs(
    async () => ((asked += 1), isDown ? Promise.reject(new Error('down')) : [ideal]),
    () => time,
  )
  for (let calls = 0; calls < 50; calls += 1) expect(proofs.canProve('CH')).toBe(true)
  expect(asked).toBe(1)
  await expect(proofs.ask('CH')).rejects.toThrow('down')
  isDown = false
  time = 60_000
  proofs.canProve('CH')
  await expect.poll(() => proofs.canProve('CH')).toBe(false)
  expect([proofs.canProve('NL'), await proofs.ask('NL'), await proofs.ask('CH')]).toEqual([true, true, false])
})
