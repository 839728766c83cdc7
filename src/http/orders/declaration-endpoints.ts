import {
  newCancellation,
  type NewCancellation,
  newWithdrawal,
  type NewWithdrawal,
  receiptResponse,
} from '#contract/orders/declaration.ts'
import { type ApiResponse, refuse } from '#http/pipeline/api-response.ts'
import type { EndpointDocs, Endpoint } from '#http/pipeline/endpoint.ts'
import { respondWithReceipt } from '#http/support/receipt-response.ts'
import { cancel, type Declared, type DeclarationDependencies, withdraw } from '#services/orders/declare.ts'

const maxBodyBytes = 16 * 1024

/** Withdrawals and cancellations without an account: the law requires it to be as easy as ordering. */
export function declarationEndpoints(dependencies: DeclarationDependencies): readonly Endpoint[] {
  const withdrawal: Endpoint<NewWithdrawal> = {
    method: 'POST',
    path: '/api/withdrawals',
    rateLimit: 'declarations',
    requestBody: { kind: 'json', schema: newWithdrawal, maxBytes: maxBodyBytes },
    docs: about('Withdraws from a contract. A receipt with date and time follows by mail.'),
    respond: async ({ body: { language, ...form } }) => responseOf(await withdraw(dependencies, form, language)),
  }

  const cancellation: Endpoint<NewCancellation> = {
    method: 'POST',
    path: '/api/cancellations',
    rateLimit: 'declarations',
    requestBody: { kind: 'json', schema: newCancellation, maxBytes: maxBodyBytes },
    docs: about('Cancels a contract. A receipt with date and time follows by mail.'),
    respond: async ({ body: { language, reason = '', endsOn = '', ...form } }) =>
      responseOf(await cancel(dependencies, { ...form, reason, endsOn }, language)),
  }

  return [withdrawal, cancellation]
}

function about(summary: string): EndpointDocs {
  return {
    summary,
    success: { status: 201, schema: receiptResponse },
    refusals: [400, 403, 413, 415, 422, 429, 503],
  }
}

function responseOf(declared: Declared): ApiResponse {
  if (!declared.ok) return refuse(422, 'validation_failed', { errors: declared.faults })
  return respondWithReceipt(declared.receipt)
}
