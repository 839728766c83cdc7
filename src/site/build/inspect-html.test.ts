import { expect, test } from 'vitest'
import { hashSourceOf, inspectHtml } from './inspect-html.ts'

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`

test('the expected inline script yields its hash and no fault', () => {
  expect(inspectHtml(page('<script>boot()</script>'), ['boot()'])).toEqual({
    scriptHashes: [hashSourceOf('boot()')],
    faults: [],
  })
})

test('data blocks need no hash', () => {
  const html = page('<script type="application/ld+json">{}</script>')
  expect(inspectHtml(html, [])).toEqual({ scriptHashes: [], faults: [] })
})

test.each([
  ['<a onclick="x()">a</a>', 'inline handler onclick'],
  ['<p style="color:red">a</p>', 'inline style'],
  ['<style>p{}</style>', '<style> element'],
  ['<a href=" JavaScript:x()">a</a>', 'javascript: address'],
  ['<script>evil()</script>', 'unexpected inline script'],
  ['<script>boot()</script><script>boot()</script>', 'the same inline script twice'],
  ['<script src="/x.js"></script>', 'unexpected inline script'],
])('%s is a fault', (body, fault) => {
  expect(inspectHtml(page(body), ['boot()']).faults.join()).toContain(fault)
})
