export const maxRemarkLength = 1000

/** Endpoint of the form for browsers without scripts, and the anchors that it redirects to. */
export const feedbackPath = '/api/helpdesk/feedback'
export const feedbackAnchors = { sent: 'thanks', refused: 'not-sent' } as const

const word = /[^\s<>()]+/g
/** Phone, bank account and customer numbers: seven or more digits with any spacing. */
const longNumber = /(?:\b[A-Z]{2}\d{2}[A-Z\d ]{8,30}\b|\+?\d(?:[\s./()-]{0,2}\d){6,})/g

/** Removes personal data from a remark before it is stored. */
export function redactPersonalData(remark: string): string {
  return remark.replaceAll(word, (text) => (isEmailAddress(text) ? '[…]' : text)).replaceAll(longNumber, '[…]')
}

/** Checks word by word, because a pattern for a whole address would backtrack from every letter. */
function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && text.lastIndexOf('.') > at + 1
}
