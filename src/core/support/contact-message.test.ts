import { describe, expect, test } from 'vitest'
import { contactFaults, type ContactForm, contactMessageOf } from './contact-message.ts'

const form: ContactForm = {
  name: 'Saar van der Linden',
  email: 'saar@wildetuin.nl',
  subject: 'moving',
  orderNumber: '',
  message: 'Blijft mijn site bereikbaar?',
}

describe('a contact message', () => {
  test('requires a name, an address and a text', () => {
    expect(contactFaults(form)).toEqual([])
    expect(contactFaults({ ...form, name: ' ', email: '', message: '\n' })).toEqual([
      { path: 'name', code: 'required' },
      { path: 'email', code: 'required' },
      { path: 'message', code: 'required' },
    ])
    expect(contactFaults({ ...form, email: 'saar@', orderNumber: 'x'.repeat(61), message: 'x'.repeat(4001) })).toEqual([
      { path: 'email', code: 'malformed_email' },
      { path: 'orderNumber', code: 'too_long' },
      { path: 'message', code: 'too_long' },
    ])
  })

  test('has no line breaks in single-line fields, which rules out header injection', () => {
    const sent = contactMessageOf({
      ...form,
      name: 'Saar\r\nBcc: all@the.example',
      orderNumber: ' 2026-000123 ',
      message: ' Hallo,\r\nik heb een vraag. ',
    })
    expect(sent).toEqual({
      name: 'Saar Bcc: all@the.example',
      email: 'saar@wildetuin.nl',
      subject: 'moving',
      orderNumber: '2026-000123',
      message: 'Hallo,\nik heb een vraag.',
    })
    expect(contactFaults({ ...form, email: 'saar@wildetuin.nl\r\nBcc: all@the.example' })).toEqual([
      { path: 'email', code: 'malformed_email' },
    ])
  })
})
