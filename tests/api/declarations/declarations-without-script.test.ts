import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatDay } from '#core/time/day-format.ts'
import { monthsAfter } from '#core/time/iso-date.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { openDeclarationShop, withdrawal } from './declaration-shop.ts'
import { ownOrigin } from '#tests/api/shop.ts'
import { as } from '#tests/builders/customers.ts'

/** As the build publishes it, as far as the server looks at it. */
const published = `<h1>Form</h1>
<div hidden="" data-outcome="sent"><dd data-fill="receipt">–</dd><dd data-fill="receivedAt">–</dd>
<dd data-fill="name">–</dd><dd data-fill="reason">–</dd><dd data-fill="endsOn">soonest</dd>
<p hidden="" data-outcome="ordinary">ends <b data-fill="end"></b></p>
<p hidden="" data-outcome="extraordinary">ended <b data-fill="end"></b></p>
<p hidden="" data-outcome="next">next</p><p hidden="" data-outcome="effective">effective <b data-fill="ends"></b></p></div>
<div data-outcome-of="">the form</div>`

const headers = { 'Content-Security-Policy': "default-src 'self'", ETag: '"1"', 'Content-Length': '9', Vary: 'x' }

let declarationShop: Awaited<ReturnType<typeof openDeclarationShop>>
beforeAll(async () => {
  declarationShop = await openDeclarationShop({ overrides: { pageAt: () => ({ html: published, headers }) } })
})
beforeEach(() => declarationShop.empty())
afterAll(() => declarationShop[Symbol.asyncDispose]())

async function send(path: string, fields: Record<string, string>, customerId: string | null = null) {
  const response = await declarationShop.shop.ask('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ownOrigin, ...as(customerId).headers },
    body: new URLSearchParams(fields).toString(),
  })
  return { response, html: response.text }
}

const shapeOf = (html: string) => html.replaceAll(/\d/g, '0')
const cancellation = { ...withdrawal, language: 'de', type: 'ordinary', reason: '', endsOn: '' }

test('a cancellation is answered with the page: receipt, what was typed, and when it ends', async () => {
  const typed = { ...cancellation, name: '<script>alert(1)</script> & Söhne $& $1' }
  const { response, html } = await send('/api/cancellations?language=de', typed)
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toBe("default-src 'self'")
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['etag']).toBeUndefined()
  expect(html).toMatch(/<dd>O\d{4}-\d{6}<\/dd>/)
  expect(html).toContain('<dd>&#60;script&#62;alert(1)&#60;/script&#62; &#38; Söhne $&#38; $1</dd>')
  expect(html).toContain('<dd>soonest</dd>')
  const end = formatDay(monthsAfter(shopDayOf(new Date()), 1), 'de')
  expect(html).toContain(`<p>ends <b>${end}</b></p>`)
  expect(html).toContain('<p>next</p>')
  expect(html).toContain('<p hidden="" data-outcome="effective">')
  expect(html).toContain('<p hidden="" data-outcome="extraordinary">')
  expect(html).toContain('<div hidden="">the form</div>')
  expect(await declarationShop.rowsOf('declarations')).toHaveLength(1)
})

test('a special reason and a day are told as they were typed', async () => {
  const typed = { ...cancellation, type: 'extraordinary', reason: 'Server aus', endsOn: '2030-01-31' }
  const { html } = await send('/api/cancellations', typed)
  expect(html).toContain('<dd>Server aus</dd>')
  expect(html.match(/31\.\u00A0Januar\u00A02030/g)).toHaveLength(3)
  expect(html).toContain('<p>ended <b>')
  expect(html).toContain('<p hidden="" data-outcome="ordinary">')
})

test('B133 the page is the same whether or not there is such an order; its owner reads each end', async () => {
  const order = await declarationShop.order()
  const known = await send('/api/cancellations', { ...cancellation, contract: order.number })
  const unknown = await send('/api/cancellations', { ...cancellation, contract: '2026-999999' })
  expect(shapeOf(known.html)).toBe(shapeOf(unknown.html))
  const own = await send('/api/cancellations', { ...cancellation, contract: order.number }, order.customerId)
  expect(own.html).toMatch(/<p>effective <b>.*tuinierderij\.nl: \d+\.\u00A0\p{L}+\u00A0\d{4}/u)
})

test('what is refused leads back to the form, with the reason in the address', async () => {
  const { response } = await send('/api/withdrawals?language=nl', { ...withdrawal, email: 'nobody' })
  expect([response.status, response.headers['location']]).toEqual([303, '/herroepen#niet-verzonden'])
  expect(await declarationShop.rowsOf('declarations')).toEqual([])
})

test('scripts get JSON: when a contract ends whose first term is over, and for the owner every end', async () => {
  const order = await declarationShop.order()
  const { reason: _, endsOn: _on, ...sent } = { ...cancellation, contract: order.number }
  const stranger = await declarationShop.declare('/api/cancellations', sent)
  expect(stranger.endsAfterFirstTerm).toBe(monthsAfter(shopDayOf(new Date()), 1))
  expect(stranger).not.toHaveProperty('ends')
  const own = await declarationShop.declare('/api/cancellations', sent, order.customerId)
  expect(own.ends).toContainEqual({
    title: expect.any(String),
    name: 'tuinierderij.nl',
    endsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  expect(await declarationShop.declare('/api/withdrawals', withdrawal)).not.toHaveProperty('endsAfterFirstTerm')
})
