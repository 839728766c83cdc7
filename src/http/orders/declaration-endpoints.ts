import {
  confirmedDeclaration,
  declaredResponse,
  type DeclaredResponse,
  linkSentResponse,
  mailedCode,
  type MailedCode,
  newCancellation,
  type NewCancellation,
  newWithdrawal,
  type NewWithdrawal,
} from '#contract/orders/declaration.ts'
import { siteLocales } from '#domain/basics/locale.ts'
import { accountRefusalOf, type ApiResponse, created, ok, refuse } from '#http/pipeline/api-response.ts'
import type { EndpointDocs, Endpoint } from '#http/pipeline/endpoint.ts'
import { withMinDuration } from '#http/pipeline/min-duration.ts'
import {
  confirmDeclaration,
  type DeclarationDependencies,
  mailFreshLink,
} from '#services/orders/declarations/decide-declaration.ts'
import { cancel, type Declared, withdraw } from '#services/orders/declarations/declare.ts'
import { landingOn, linkMailingMs } from './mailed-code-landing.ts'

const maxBodyBytes = 16 * 1024

/** Withdrawals and cancellations without an account: the law requires it to be as easy as ordering. */
export function declarationEndpoints(dependencies: DeclarationDependencies): readonly Endpoint[] {
  const withdrawal: Endpoint<NewWithdrawal> = {
    method: 'POST',
    path: '/api/withdrawals',
    rateLimit: 'declarations',
    requestBody: { kind: 'json', schema: newWithdrawal, maxBytes: maxBodyBytes },
    docs: about('Withdraws from a contract.'),
    respond: ({ body: { language, ...form }, caller, source }) =>
      respondTo(withdraw(dependencies, form, { caller, language, source: source() })),
  }

  const cancellation: Endpoint<NewCancellation> = {
    method: 'POST',
    path: '/api/cancellations',
    rateLimit: 'declarations',
    requestBody: { kind: 'json', schema: newCancellation, maxBytes: maxBodyBytes },
    docs: about('Cancels a contract.'),
    respond: ({ body: { language, reason = '', endsOn = '', ...form }, caller, source }) =>
      respondTo(cancel(dependencies, { ...form, reason, endsOn }, { caller, language, source: source() })),
  }

  const confirm: Endpoint<MailedCode> = {
    method: 'POST',
    path: '/api/declarations/confirm',
    rateLimit: 'declarationLinks',
    requestBody: { kind: 'form', schema: mailedCode, maxBytes: maxBodyBytes },
    formRedirect: landingOn('confirmDeclaration'),
    docs: {
      summary:
        'Makes a declaration count from the day it was received: with the token of the mail to the owner of the order, ' +
        'or logged in as that owner with the number of the receipt. A second time is no mistake.',
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, schema: confirmedDeclaration },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, caller }) {
      const done = await confirmDeclaration(dependencies, caller, body.token.trim())
      return done === null ? refuse(422, 'token_invalid') : ok({ status: 'confirmed', ...done })
    },
  }

  const link: Endpoint<MailedCode> = {
    method: 'POST',
    path: '/api/declarations/link',
    rateLimit: 'declarationLinks',
    requestBody: { kind: 'form', schema: mailedCode, maxBytes: maxBodyBytes },
    formRedirect: landingOn('confirmDeclaration', 'asked'),
    docs: {
      summary: 'Mails another link to the address of the order, if the token is of one that still waits.',
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, schema: linkSentResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, source }) {
      const done = await withMinDuration(linkMailingMs, mailFreshLink(dependencies, body.token.trim(), source()))
      return done.ok ? ok({ status: 'sent' }) : accountRefusalOf(done)
    },
  }

  return [withdrawal, cancellation, confirm, link]
}

function about(what: string): EndpointDocs {
  return {
    summary:
      `${what} The response and the receipt by mail are the same whether or not the order exists. It counts once the ` +
      'owner of the order confirms it, or at once when the owner is logged in.',
    success: { status: 201, schema: declaredResponse },
    refusals: [400, 403, 413, 415, 422, 429, 503],
  }
}

async function respondTo(declaring: Promise<Declared>): Promise<ApiResponse> {
  const declared = await withMinDuration(linkMailingMs, declaring)
  if (declared.ok) {
    const { number, receivedAt } = declared.receipt
    const body = { receipt: number, receivedAt: receivedAt.toISOString(), effective: declared.isEffective }
    return created(body satisfies DeclaredResponse)
  }
  return 'faults' in declared
    ? refuse(422, 'validation_failed', { errors: declared.faults })
    : accountRefusalOf(declared)
}
