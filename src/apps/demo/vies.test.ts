import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVatRegister } from '#platform/clients/vies/vat-register.ts'
import { createDemoVies } from './vies.ts'
import { euCountries } from '#core/locale/country.ts'
import { vatNumberExample } from '#core/tax/vat-number.ts'
import { listening } from '#tests/builders/vies-server.ts'

let url: string
let close: () => Promise<void>
beforeAll(async () => {
  const server = await listening(createDemoVies({ slowMs: 400 }))
  url = `http://127.0.0.1:${server.port}/rest-api`
  close = server.close
})
afterAll(() => close())

const registerWith = (timeoutMs: number) => createVatRegister({ url, requester: 'NL865432109B01', timeoutMs })

test.each(euCountries)('a number in the format of %s is valid in a query by the shop', async (country) => {
  const answer = await registerWith(5000).ask(vatNumberExample(country) ?? '')
  expect(answer).toMatchObject({ state: 'valid', requestIdentifier: expect.stringMatching(/^DEMO[\dA-F]{12}$/) })
  expect('name' in answer && answer.name === null).toBe(country === 'DE' || country === 'ES')
})

test.each([
  ['DE100000001', { state: 'invalid' }],
  ['DE999999123', { state: 'unknown', reason: 'MS_UNAVAILABLE' }],
  ['DE12', { state: 'invalid' }],
  ['NL888888001B01', { state: 'unknown', reason: 'timeout' }],
])('%s: %o', async (vatNumber, answer) => {
  expect(await registerWith(200).ask(vatNumber)).toMatchObject(answer)
})

test('777777 is unavailable three times, then valid', async () => {
  const register = registerWith(5000)
  const states: string[] = []
  for (let time = 0; time < 5; time += 1) states.push((await register.ask('NL777777001B01')).state)
  expect(states).toEqual(['unknown', 'unknown', 'unknown', 'valid', 'valid'])
})

const get = async (path: string) => (await fetch(`${url}/${path}`)).json() as Promise<Record<string, unknown>>

test('the other endpoints of VIES are simulated too', async () => {
  expect(await get('ms/NL/vat/123456789B01')).toMatchObject({
    isValid: true,
    userError: 'VALID',
    requestIdentifier: '',
  })
  expect(await get('ms/DE/vat/100000001')).toMatchObject({ isValid: false, userError: 'INVALID' })
  expect(await get('ms/DE/vat/999999123')).toMatchObject({ isValid: false, userError: 'MS_UNAVAILABLE' })
  expect(await get('check-status')).toMatchObject({ vow: { available: true } })
})

test.each([
  ['GET', 'check-vat-number', undefined, 404],
  ['GET', '', undefined, 404],
  ['POST', 'check-vat-number', '{', 400],
  ['POST', 'check-vat-number', 'null', 400],
  ['POST', 'check-vat-number', '{"countryCode":1}', 400],
  ['POST', 'check-vat-number', '{"countryCode":"XX","vatNumber":"1"}', 400],
  ['POST', 'check-vat-number', 'x'.repeat(20_000), 400],
])('%s /%s with %s is %i', async (method, path, body, status) => {
  const response = await fetch(`${url}/${path}`, { method, ...(body !== undefined && { body }) })
  expect(response.status).toBe(status)
  await response.body?.cancel()
})
