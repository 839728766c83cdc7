import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWebhookSignatures } from './standard-webhooks.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const now = () => 1_793_000_000_000
const seal = createWebhookSignatures([secret], { now })
const body = '{"type":"delivery.progress","naam":"café.nl"}'

type Headers = Readonly<Record<string, string | undefined>>
const read = (headers: Headers, text = body, by = seal) => by.idOf((name) => headers[name], text)

test('signs the example of the specification', () => {
  const known = createWebhookSignatures(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], { now: () => 1_614_265_330_000 })
  expect(known.headersFor('msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('a signed message is verified', () => {
  expect(read(seal.headersFor('evt-1', body))).toBe('evt-1')
})

const good = seal.headersFor('evt-1', body)
const [, signature = ''] = (good['webhook-signature'] ?? '').split(',')
const at = (seconds: number) =>
  createWebhookSignatures([secret], { now: () => now() + seconds * 1000 }).headersFor('evt-1', body)
const unsealed: readonly (readonly [string, Headers])[] = [
  ['no header at all', {}],
  ['no id', { ...good, 'webhook-id': undefined }],
  ['an empty id', { ...good, 'webhook-id': '' }],
  ['an id of 129 characters', { ...good, 'webhook-id': 'x'.repeat(129) }],
  ['another id', { ...good, 'webhook-id': 'evt-2' }],
  ['no moment', { ...good, 'webhook-timestamp': undefined }],
  ['another moment', { ...good, 'webhook-timestamp': String(now() / 1000 + 1) }],
  ['a moment that is no number', { ...good, 'webhook-timestamp': 'now' }],
  ['a moment in other words', { ...good, 'webhook-timestamp': '1793e6' }],
  ['longer ago than five minutes', at(-301)],
  ['more than five minutes ahead', at(301)],
  ['no signature', { ...good, 'webhook-signature': undefined }],
  ['an empty signature', { ...good, 'webhook-signature': '' }],
  ['a version without a signature', { ...good, 'webhook-signature': 'v1,' }],
  ['a signature without a version', { ...good, 'webhook-signature': signature }],
  ['of another version', { ...good, 'webhook-signature': `v2,${signature}` }],
  ['half a signature', { ...good, 'webhook-signature': `v1,${signature.slice(0, 20)}` }],
  ['a longer signature', { ...good, 'webhook-signature': `v1,${Buffer.alloc(64, 1).toString('base64')}` }],
  ['sealed with another secret', createWebhookSignatures([other], { now }).headersFor('evt-1', body)],
  [
    'sealed with the words of the secret instead of its bytes',
    {
      ...good,
      'webhook-signature': `v1,${createHmac('sha256', secret)
        .update(`evt-1.${now() / 1000}.${body}`)
        .digest('base64')}`,
    },
  ],
]
test.each(unsealed)('rejected: %s', (_, headers) => {
  expect(read(headers)).toBeNull()
})

test.each([`${body} `, body.replace('é', 'e'), ''])('rejected: another body, %s', (text) => {
  expect(read(good, text)).toBeNull()
})

test('clocks may differ by up to five minutes', () => {
  for (const seconds of [-300, 300]) expect(read(at(seconds))).toBe('evt-1')
})

test('one valid signature among others is enough', () => {
  const several = `v1a,abc v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`
  expect(read({ ...good, 'webhook-signature': several })).toBe('evt-1')
})

test('while a secret is rotated, both sides accept messages of the other', () => {
  const both = createWebhookSignatures([other, secret], { now })
  const after = createWebhookSignatures([other], { now })
  expect(read(seal.headersFor('a', body), body, both)).toBe('a')
  expect(read(both.headersFor('b', body))).toBe('b')
  expect(read(both.headersFor('c', body), body, after)).toBe('c')
  expect(read(after.headersFor('d', body), body, both)).toBe('d')
  expect(read(seal.headersFor('e', body), body, after)).toBeNull()
})
