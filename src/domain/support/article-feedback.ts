export const maxRemarkLength = 1000

/** What a form on an article's page is called with, and where its page says what came of it. */
export const feedbackPath = '/api/helpdesk/feedback'
export const feedbackAnchors = { sent: 'thanks', refused: 'not-sent' } as const

const emailAddress = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g
/** Phone numbers, bank accounts, customer numbers: whatever has seven digits or more, however they are spaced. */
const longNumber = /(?:\b[A-Z]{2}\d{2}[A-Z\d ]{8,30}\b|\+?\d(?:[\s./()-]{0,2}\d){6,})/g

/** A remark is about an article: what could tell who wrote it is taken out before it is kept. */
export function redactPersonalData(remark: string): string {
  return remark.replaceAll(emailAddress, '[…]').replaceAll(longNumber, '[…]')
}
