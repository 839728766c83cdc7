export const maxRemarkLength = 1000

/** Endpoint of the form without script, and the anchors that it redirects to. */
export const feedbackPath = '/api/helpdesk/feedback'
export const feedbackAnchors = { sent: 'thanks', refused: 'not-sent' } as const

const emailAddress = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g
/** Phone, bank account and customer numbers: seven or more digits with any spacing. */
const longNumber = /(?:\b[A-Z]{2}\d{2}[A-Z\d ]{8,30}\b|\+?\d(?:[\s./()-]{0,2}\d){6,})/g

/** Remarks are stored without personal data. */
export function redactPersonalData(remark: string): string {
  return remark.replaceAll(emailAddress, '[…]').replaceAll(longNumber, '[…]')
}
