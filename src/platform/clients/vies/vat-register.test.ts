import { gzipSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVatRegister } from './vat-register.ts'
import {
  fails,
  listening,
  openViesServer,
  says,
  sends,
  type ViesMood,
  type ViesServer,
} from '#tests/builders/vies-server.ts'

const number = 'DE123456789'
const requester = 'NL865432109B01'
const timeoutMs = 1500

let vies: ViesServer
beforeAll(async () => {
  vies = await openViesServer()
})
afterAll(() => vies[Symbol.asyncDispose]())
beforeEach(() => {
  vies.mood = says({ valid: true })
  vies.asked.length = 0
  vies.paths.length = 0
})

const registerAt = (url = vies.url, rest: Partial<Parameters<typeof createVatRegister>[0]> = {}) =>
  createVatRegister({ url, requester, timeoutMs, ...rest })

test('the question names both numbers by their halves, so that the answer has a mark', async () => {
  vies.mood = says({ valid: true, requestIdentifier: 'WAPI1', name: 'Beispiel GmbH', address: 'Straße 1\nBerlin' })
  expect(await registerAt().ask('EL123456789')).toMatchObject({
    state: 'valid',
    requestIdentifier: 'WAPI1',
    name: 'Beispiel GmbH',
    address: 'Straße 1\nBerlin',
    isFresh: true,
  })
  expect(vies.paths).toEqual(['POST /check-vat-number'])
  expect(vies.asked).toEqual([
    {
      countryCode: 'EL',
      vatNumber: '123456789',
      requesterMemberStateCode: 'NL',
      requesterNumber: '865432109B01',
    },
  ])
})

test('dashes and blanks in place of a name are no name', async () => {
  vies.mood = says({ valid: true, requestIdentifier: '', name: '---', address: ' ' })
  expect(await registerAt().ask(number)).toMatchObject({ requestIdentifier: null, name: null, address: null })
})

const clearNoes: readonly (readonly [string, ViesMood])[] = [
  ['valid: false', says({ valid: false, name: '---' })],
  ['INVALID_INPUT', fails('INVALID_INPUT')],
  ['INVALID_INPUT as 400', fails('INVALID_INPUT', 400)],
]
test.each(clearNoes)('%s is a clear no', async (_, mood) => {
  vies.mood = mood
  expect(await registerAt().ask(number)).toMatchObject({ state: 'invalid', isFresh: true })
})

const large = Buffer.alloc(10 * 1024 * 1024, ' ')
const trickle: ViesMood = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"valid":')
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
const silence: ViesMood = () => {}
const reset: ViesMood = (response) => void response.socket?.resetAndDestroy()
const breakOff: ViesMood = (response) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('{"valid":true', () => response.destroy())
}

const faults: readonly (readonly [string, string, ViesMood])[] = [
  ['a member state that is away', 'MS_UNAVAILABLE', fails('MS_UNAVAILABLE')],
  ['the same as a 500', 'http_500', fails('MS_UNAVAILABLE', 500)],
  ['too many questions', 'GLOBAL_MAX_CONCURRENT_REQ', fails('GLOBAL_MAX_CONCURRENT_REQ')],
  ['a member state that takes too long', 'TIMEOUT', fails('TIMEOUT')],
  ['a blocked address', 'IP_BLOCKED', fails('IP_BLOCKED', 400)],
  ['a wrong requester', 'INVALID_REQUESTER_INFO', fails('INVALID_REQUESTER_INFO')],
  ['a user error beside a no', 'MS_UNAVAILABLE', says({ valid: false, userError: 'MS_UNAVAILABLE' })],
  ['a refusal without a reason', 'malformed_answer', sends('{"actionSucceed":false,"valid":false}')],
  ['502 with a page', 'http_502', sends('<html>Bad Gateway</html>', 502)],
  ['503 that says no', 'http_503', sends('{"valid":false}', 503)],
  ['403', 'http_403', sends('{"valid":false}', 403)],
  ['a page', 'malformed_answer', sends('<html>{"valid":true}</html>')],
  ['nothing', 'malformed_answer', sends('')],
  ['broken JSON', 'malformed_answer', sends('{"valid":true')],
  ['null', 'malformed_answer', sends('null')],
  ['a list', 'malformed_answer', sends('[{"valid":true}]')],
  ['a word for a yes', 'malformed_answer', sends('{"valid":"true"}')],
  ['a number for a no', 'malformed_answer', sends('{"valid":0}')],
  ['no word about it', 'malformed_answer', sends('{}')],
  ['an answer about another number', 'other_number', says({ valid: true, vatNumber: '987654321' })],
  ['ten megabytes', 'answer_too_long', sends(Buffer.concat([large, Buffer.from('{"valid":true}')]))],
  ['ten megabytes, packed', 'compressed_answer', sends(gzipSync(large), 200, { 'Content-Encoding': 'gzip' })],
  ['silence', 'timeout', silence],
  ['a body that never ends', 'timeout', trickle],
  ['a connection that is reset', 'unreachable', reset],
  ['a connection that breaks off', 'unreachable', breakOff],
]
test.each(faults)('%s is no answer: unknown, %s', async (_, reason, mood) => {
  vies.mood = mood
  const since = performance.now()
  expect(await registerAt().ask(number)).toMatchObject({ state: 'unknown', reason, isFresh: true })
  expect(performance.now() - since).toBeLessThan(20 * timeoutMs)
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  vies.mood = (response) => response.writeHead(status, { Location: `${vies.url}/elsewhere` }).end()
  expect(await registerAt().ask(number)).toMatchObject({ state: 'unknown', reason: `http_${status}` })
  expect(vies.paths).toEqual(['POST /check-vat-number'])
})

test('a register that is not there: unknown', async () => {
  const { port, close } = await listening(() => {})
  await close()
  expect(await registerAt(`http://127.0.0.1:${port}`).ask(number)).toMatchObject({ reason: 'unreachable' })
})

test('questions about one number at the same moment are one question', async () => {
  const register = registerAt()
  const answers = await Promise.all(Array.from({ length: 50 }, () => register.ask(number)))
  expect(vies.asked).toHaveLength(1)
  expect(answers.map(({ state }) => state)).toEqual(Array.from({ length: 50 }, () => 'valid'))
  expect(answers.filter(({ isFresh }) => isFresh)).toHaveLength(1)
})

test('a yes is remembered for a day; a no and an unknown are asked again', async () => {
  let now = 0
  const register = registerAt(vies.url, { now: () => now })
  const first = await register.ask(number)
  now += 24 * 60 * 60_000 - 1
  const again = await register.ask(number)
  expect([again.state, again.isFresh, again.at]).toEqual(['valid', false, first.at])
  expect(vies.asked).toHaveLength(1)
  now += 1
  vies.mood = says({ valid: false })
  expect((await register.ask(number)).state).toBe('invalid')
  vies.mood = fails('MS_UNAVAILABLE')
  expect((await register.ask(number)).state).toBe('unknown')
  vies.mood = says({ valid: true })
  expect((await register.ask(number)).state).toBe('valid')
  expect(vies.asked).toHaveLength(4)
})

test('what is remembered is bounded: the oldest goes', async () => {
  const register = registerAt(vies.url, { maxCacheEntries: 2 })
  for (const last of [1, 2, 3, 3, 2, 1]) await register.ask(`DE10000000${last}`)
  expect(vies.asked.map(({ vatNumber }) => vatNumber.at(-1))).toEqual(['1', '2', '3', '1'])
})

test('after five failures in a row it is left alone for half a minute; then one more failure is enough', async () => {
  let now = 0
  const register = registerAt(vies.url, { now: () => now })
  const ask = async () => {
    const answer = await register.ask(number)
    return answer.state === 'unknown' ? answer.reason : answer.state
  }
  vies.mood = sends('', 500)
  for (let time = 0; time < 4; time += 1) expect(await ask()).toBe('http_500')
  vies.mood = fails('MS_UNAVAILABLE')
  expect(await ask()).toBe('MS_UNAVAILABLE')
  vies.mood = sends('', 500)
  for (let time = 0; time < 5; time += 1) expect(await ask()).toBe('http_500')
  expect(vies.asked).toHaveLength(10)
  now += 29_999
  expect(await ask()).toBe('resting')
  expect(vies.asked).toHaveLength(10)
  now += 1
  expect(await ask()).toBe('http_500')
  expect(await ask()).toBe('resting')
  now += 30_000
  vies.mood = says({ valid: true })
  expect(await ask()).toBe('valid')
})

test('no more questions under way than it may have; the rest are told at once', async () => {
  vies.mood = (response, question) => void pause(50).then(() => says({ valid: true })(response, question))
  const register = registerAt(vies.url, { maxConcurrent: 3, timeoutMs: 5000 })
  const answers = await Promise.all([1, 2, 3, 4, 5].map((last) => register.ask(`DE10000000${last}`)))
  expect(answers.map((answer) => (answer.state === 'unknown' ? answer.reason : answer.state))).toEqual([
    'valid',
    'valid',
    'valid',
    'busy',
    'busy',
  ])
  expect((await register.ask('DE100000005')).state).toBe('valid')
})
