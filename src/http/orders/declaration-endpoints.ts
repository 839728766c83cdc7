import {
  newCancellation,
  type NewCancellation,
  newWithdrawal,
  type NewWithdrawal,
  receiptAnswer,
} from '#contract/orders/declaration.ts'
import { type ApiResponse, refuse } from '#http/pipeline/api-response.ts'
import type { About, Endpoint } from '#http/pipeline/endpoint.ts'
import { received } from '#http/support/receipt-response.ts'
import { cancel, type Declared, type DeclarationDependencies, withdraw } from '#services/orders/declare.ts'

const maxBodyBytes = 16 * 1024

/** Ending a contract, without an account: the law wants it as easy as making one. */
export function declarationEndpoints(desk: DeclarationDependencies): readonly Endpoint[] {
  const withdrawal: Endpoint<NewWithdrawal> = {
    method: 'POST',
    path: '/api/withdrawals',
    pace: 'declarations',
    takes: { kind: 'json', schema: newWithdrawal, longest: maxBodyBytes },
    about: about('Withdraws from a contract. A receipt with date and time follows by mail.'),
    answer: async ({ body: { language, ...form } }) => answerOf(await withdraw(desk, form, language)),
  }

  const cancellation: Endpoint<NewCancellation> = {
    method: 'POST',
    path: '/api/cancellations',
    pace: 'declarations',
    takes: { kind: 'json', schema: newCancellation, longest: maxBodyBytes },
    about: about('Cancels a contract. A receipt with date and time follows by mail.'),
    answer: async ({ body: { language, reason = '', endsOn = '', ...form } }) =>
      answerOf(await cancel(desk, { ...form, reason, endsOn }, language)),
  }

  return [withdrawal, cancellation]
}

function about(summary: string): About {
  return {
    summary,
    success: { status: 201, schema: receiptAnswer },
    refusals: [400, 403, 413, 415, 422, 429, 503],
  }
}

function answerOf(declared: Declared): ApiResponse {
  if (!declared.ok) return refuse(422, 'validation_failed', { errors: declared.faults })
  return received(declared.receipt)
}
