import { emailFault, type EmailFault, normalizeEmail } from '#core/customers/email.ts'
import {
  lineFault,
  type LineFault,
  normalizeLine,
  normalizeText,
  textFault,
  type TextFault,
} from '#core/text/text-input.ts'

export const contactSubjects = ['domain', 'hosting', 'moving', 'order', 'billing', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** Contact form; optional fields may be blank. */
export interface ContactForm {
  readonly name: string
  readonly email: string
  readonly subject: ContactSubject
  readonly orderNumber: string
  readonly message: string
}

export interface ContactMessage {
  readonly name: string
  /** Address for the reply. */
  readonly email: string
  readonly subject: ContactSubject
  readonly orderNumber: string | null
  readonly message: string
}

export interface ContactFault {
  readonly path: Exclude<keyof ContactForm, 'subject'>
  readonly code: LineFault | EmailFault | TextFault
}

export const maxContactLengths = { name: 200, orderNumber: 60, message: 4000 } as const

export function contactFaults({ name, email, orderNumber, message }: ContactForm): readonly ContactFault[] {
  const checks: readonly (readonly [ContactFault['path'], ContactFault['code'] | null])[] = [
    ['name', lineFault(name, maxContactLengths.name)],
    ['email', emailFault(email)],
    ['orderNumber', orderNumber.trim() === '' ? null : lineFault(orderNumber, maxContactLengths.orderNumber)],
    ['message', textFault(message, maxContactLengths.message)],
  ]
  return checks.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}

/** Requires a form without faults. */
export function contactMessageOf(form: ContactForm): ContactMessage {
  return {
    name: normalizeLine(form.name),
    email: normalizeEmail(form.email),
    subject: form.subject,
    orderNumber: normalizeLine(form.orderNumber) || null,
    message: normalizeText(form.message),
  }
}
