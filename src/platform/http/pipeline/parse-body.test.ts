import { expect, test } from 'vitest'
import { isJson, mediaTypeOf } from './parse-body.ts'

test.each([
  ['application/json', true],
  ['Application/Json', true],
  ['application/json;charset=utf-8', true],
  ['application/json ; charset="UTF-8"', true],
  ['application/json; odata=verbose', true],
  ['application/json; charset=utf-16', false],
  ['application/json; charset=latin1; charset=utf-8', false],
  ['application/json, text/plain', false],
  ['application/jsonx', false],
  ['text/json', false],
  ['', false],
])('%s is JSON: %s', (header, expected) => {
  expect(isJson(header)).toBe(expected)
})

test('the type alone', () => {
  expect(mediaTypeOf(' Text/HTML ; a=b')).toBe('text/html')
  expect(mediaTypeOf(undefined)).toBe('')
})
