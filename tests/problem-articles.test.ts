import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArticles } from '#site/build/helpdesk/read-articles.ts'
import { articleOfProblem, explainingArticles } from '#site/problem-articles.ts'

const messages = JSON.parse(readFileSync(join(import.meta.dirname, '../messages/nl.json'), 'utf8')) as {
  readonly problems: Readonly<Record<string, string>>
}
const codes = Object.keys(messages.problems)

/** Stands beside a field or a box, and the sentence itself is all there is to do. */
const saidInFull = [
  'coupon_early',
  'coupon_expired',
  'coupon_first_order',
  'coupon_held',
  'coupon_not_for_cart',
  'coupon_own_share',
  'coupon_unknown',
  'coupon_used_up',
  'dnssec_without_name_servers',
  'ds_instead_of_key',
  'good_faith_required',
  'holder_incomplete',
  'malformed',
  'malformed_date',
  'malformed_dnssec_key',
  'malformed_email',
  'malformed_name_server',
  'malformed_url',
  'name_empty',
  'name_server_inside_name',
  'not_a_name',
  'not_allowed',
  'not_european',
  'order_changed',
  'payload_too_large',
  'post_box',
  'repeated_name_server',
  'required',
  'terms_required',
  'too_few_name_servers',
  'too_long',
  'too_many_holders',
  'too_many_name_servers',
  'too_many_names',
  'too_many_urls',
  'too_short',
  'unknown_holder',
  'unknown_item',
  'unknown_legal_form',
  'validation_failed',
]

/** A fault of ours or of a program, or an outage: the message says so, and no article would help. */
const notSolvableByAPerson = [
  'bad_host',
  'bad_request',
  'bad_signature',
  'bad_webhook',
  'busy',
  'cross_site',
  'database_unavailable',
  'internal',
  'invalid_encoding',
  'invalid_json',
  'method_not_allowed',
  'not_found',
  'register_busy',
  'storage',
  'too_deep',
  'too_late',
  'unavailable',
  'unknown_key',
  'unsupported_media_type',
  'uri_too_long',
  'wrong_type',
]

test('every problem is explained by an article, or is listed with those that need none', () => {
  const unexplained = codes.filter((code) => articleOfProblem(code) === undefined)
  expect(unexplained.toSorted()).toEqual([...saidInFull, ...notSolvableByAPerson].toSorted())
})

test('no article explains a problem that does not exist, and each that is linked exists in both languages', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/site/problem-articles.ts'), 'utf8')
  const named = Array.from(source.matchAll(/'([a-z_ ]*_[a-z_ ]*)'/g), ([, list = '']) => list.trim().split(' ')).flat()
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
  const articles = readArticles()
  const missing = explainingArticles.filter((id) => articles.filter((article) => article.id === id).length !== 2)
  expect(missing).toEqual([])
})
