import { describe, expect, test } from 'vitest'
import { abuseFaults, type AbuseForm, abuseReportOf } from './abuse-report.ts'

const form: AbuseForm = {
  urls: 'https://bank.example/login',
  reason: 'phishing',
  explanation: 'Een nagemaakte bank.',
  name: '',
  email: '',
  goodFaith: true,
}

describe('a report of unlawful content', () => {
  test('states location and reason in good faith; the reporter may stay anonymous', () => {
    expect(abuseFaults(form)).toEqual([])
    expect(abuseFaults({ ...form, urls: ' ', explanation: '', goodFaith: false })).toEqual([
      { path: 'urls', code: 'required' },
      { path: 'explanation', code: 'required' },
      { path: 'goodFaith', code: 'good_faith_required' },
    ])
    expect(abuseFaults({ ...form, email: 'saar@' })).toEqual([{ path: 'email', code: 'malformed_email' }])
  })

  test('accepts URLs as people type them, one per line or separated by blanks, each once', () => {
    const urls = ' bank.example/login \r\nhttps://bank.example/login http://xn--bnk-4na.example:8080/?a=1 '
    expect(abuseFaults({ ...form, urls })).toEqual([])
    expect(abuseReportOf({ ...form, urls })).toEqual({
      urls: ['https://bank.example/login', 'http://xn--bnk-4na.example:8080/?a=1'],
      reason: 'phishing',
      explanation: 'Een nagemaakte bank.',
      name: null,
      email: null,
    })
  })

  test.each([
    ['javascript:alert(1)', 'malformed_url'],
    ['bank', 'malformed_url'],
    ['bank.example geen adres', 'malformed_url'],
    [Array.from({ length: 21 }, (_, index) => `bank${index}.example`).join('\n'), 'too_many_urls'],
    [`bank.example/${'x'.repeat(4000)}`, 'too_long'],
  ])('refuses %s', (urls, code) => {
    expect(abuseFaults({ ...form, urls })).toEqual([{ path: 'urls', code }])
  })
})
