import { hasHiddenCharacters, labelOf, maxLabelLength } from '#core/names/domain-label.ts'

export type EmailFault = 'required' | 'malformed_email'

export const maxEmailLength = 254
const maxLocalPartLength = 64

/** Unquoted local part: atoms of RFC 5322, with letters and digits of any script. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Ignores leading and trailing blanks. */
export function emailFault(text: string): EmailFault | null {
  const typed = normalizeEmail(text)
  if (typed === '') return 'required'
  if (typed.length > maxEmailLength || hasHiddenCharacters(typed)) return 'malformed_email'
  const [local, domain, ...rest] = typed.split('@')
  if (local === undefined || domain === undefined || rest.length > 0) return 'malformed_email'
  if (local.length > maxLocalPartLength || !localPart.test(local)) return 'malformed_email'
  const ascii = asciiDomainOf(domain)
  return ascii === null || local.length + 1 + ascii.length > maxEmailLength ? 'malformed_email' : null
}

/** The form to which e-mails are sent. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC')
}

/** Key for uniqueness: lower case, domain as A-labels. `a+b@` and `a@` stay different. */
export function emailKeyOf(text: string): string {
  const typed = normalizeEmail(text)
  const at = typed.lastIndexOf('@')
  const domain = at === -1 ? null : asciiDomainOf(typed.slice(at + 1))
  return domain === null ? lower(typed) : `${lower(typed.slice(0, at))}@${domain}`
}

/** Key of a mailbox: equal for all its addresses, such as `a+b@` and `a@`. */
export function mailboxOf(text: string): string {
  const key = emailKeyOf(text)
  const [plus, at] = [key.indexOf('+'), key.lastIndexOf('@')]
  return plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key
}

function lower(text: string): string {
  return text.toLowerCase().normalize('NFC')
}

/** @returns null if the domain does not have at least two valid labels */
function asciiDomainOf(domain: string): string | null {
  const labels: string[] = []
  for (const part of domain.split('.')) {
    const label = labelOf(part)
    if (!label.ok && !isOldLabel(part)) return null
    labels.push(label.ok ? label.value.ascii : part.toLowerCase())
  }
  const last = labels.at(-1)
  return labels.length < 2 || last === undefined || /^\d+$/.test(last) ? null : labels.join('.')
}

/** Labels such as `ab--cd` and `a---b` can no longer be registered, but existing ones still receive e-mail. */
function isOldLabel(part: string): boolean {
  return /^(?!xn--)[a-z0-9][a-z0-9-]--[a-z0-9-]*[a-z0-9]$/i.test(part) && part.length <= maxLabelLength
}
