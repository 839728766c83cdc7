import type { ConfirmAffiliate, StatementResponse } from '#features/partners/schema/affiliate.ts'
import { type Answer, post } from './account-calls.ts'

export const confirmAffiliate = (token: ConfirmAffiliate['token']): Promise<Answer<{ readonly affiliateId: string }>> =>
  post('/affiliates/confirm', { token })

export const askForLink = (email: string): Promise<Answer<unknown>> => post('/affiliates/link', { email })

export const readStatement = (token: string): Promise<Answer<StatementResponse>> =>
  post('/affiliates/statement', { token })

/**
 * Downloads with `fetch`, since a link would expose the token.
 * @returns null if the request failed
 */
export async function fetchStatementCsv(token: string): Promise<Blob | null> {
  try {
    const response = await fetch('/api/affiliates/statement', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, format: 'csv' }),
    })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
