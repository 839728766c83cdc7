import {
  confirmedDeclaration,
  declaredResponse,
  type DeclaredResponse,
  linkSentResponse,
  mailedCode,
  newCancellation,
  newWithdrawal,
} from '#features/declarations/schema/declaration.ts'
import { siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { endAfterFirstTerm } from '#core/orders/declaration.ts'
import { accountRefusalOf, type ApiResponse, created, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, endpointOf, formBody } from '#platform/http/pipeline/endpoint.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import { formType } from '#platform/http/pipeline/parse-body.ts'
import type { Deps } from '#features/deps.ts'
import { confirmDeclaration, mailFreshLink } from './decide-declaration.ts'
import { cancel, type Declared, withdraw } from './declare.ts'
import { pathOf } from '#site/links.ts'
import { declaredPage, type PublishedPage } from './declared-page.ts'
import { landingOn, linkMailingMs } from './mailed-code-landing.ts'

const eitherWay =
  'The response and the receipt by mail are the same whether or not the order exists. It counts from the day it is received. ' +
  'What follows from it waits until the owner of the order confirms it, or is logged in.'

const endpoint = endpointOf('Withdrawals and cancellations', 'read')

/** Withdrawals and cancellations without an account: the law requires it to be as easy as ordering. */
export function declarationEndpoints(deps: Deps): readonly Endpoint[] {
  const { pageAt } = deps
  return [
    endpoint('withdraw', 'POST', '/api/withdrawals', {
      summary: `Withdraws from a contract. ${eitherWay}`,
      rateLimit: 'declarations',
      requestBody: formBody(newWithdrawal),
      success: { status: 201, schema: declaredResponse },
      formRedirect: landingOn('withdrawal'),
      async respond({ body: { language, ...form }, caller, source, mediaType }) {
        const declared = await declaredSlowly(withdraw(deps, form, { caller, language, source: source() }))
        return respondTo(
          declared,
          mediaType === formType ? pageAt(pathOf('withdrawal', language)) : undefined,
          language,
        )
      },
    }),
    endpoint('cancel', 'POST', '/api/cancellations', {
      summary: `Cancels a contract. ${eitherWay}`,
      rateLimit: 'declarations',
      requestBody: formBody(newCancellation),
      success: { status: 201, schema: declaredResponse },
      formRedirect: landingOn('cancellation'),
      async respond({ body: { language, reason = '', endsOn = '', ...form }, caller, source, mediaType }) {
        const declarer = { caller, language, source: source() }
        const declared = await declaredSlowly(cancel(deps, { ...form, reason, endsOn }, declarer))
        return respondTo(
          declared,
          mediaType === formType ? pageAt(pathOf('cancellation', language)) : undefined,
          language,
        )
      },
    }),
    endpoint('confirmDeclaration', 'POST', '/api/declarations/confirm', {
      summary:
        'Makes a declaration count from the day it was received: with the token of the mail to the owner of the order, ' +
        'or logged in as that owner with the number of the receipt. A second time is no mistake.',
      rateLimit: 'declarationLinks',
      requestBody: formBody(mailedCode),
      formRedirect: landingOn('confirmDeclaration'),
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, schema: confirmedDeclaration },
      async respond({ body, caller }) {
        const done = await confirmDeclaration(deps, caller, body.token.trim())
        return done === null ? refuse(422, 'token_invalid') : ok({ status: 'confirmed', ...done })
      },
    }),
    endpoint('mailDeclarationLink', 'POST', '/api/declarations/link', {
      summary: 'Mails another link to the address of the order, if the token is of one that still waits.',
      rateLimit: 'declarationLinks',
      session: 'none',
      requestBody: formBody(mailedCode),
      formRedirect: landingOn('confirmDeclaration', 'asked'),
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, schema: linkSentResponse },
      async respond({ body, source }) {
        const done = await withMinDuration(linkMailingMs, mailFreshLink(deps, body.token.trim(), source()))
        return done.ok ? ok({ status: 'sent' }) : accountRefusalOf(done)
      },
    }),
  ]
}

/** A minimal duration, so that the time does not reveal whether there is such an order. */
function declaredSlowly(declaring: Promise<Declared>): Promise<Declared> {
  return withMinDuration(linkMailingMs, declaring)
}

/** Responds with the filled page for a browser without script, otherwise with JSON. */
function respondTo(declared: Declared, page: PublishedPage | undefined, language: SiteLocale): ApiResponse {
  if (declared.ok) {
    const { receipt, declaration, isEffective, ends } = declared
    const { number, receivedAt } = receipt
    const body: DeclaredResponse = {
      receipt: number,
      receivedAt: receivedAt.toISOString(),
      effective: isEffective,
      ...(declaration.kind === 'cancellation' && {
        endsAfterFirstTerm: endAfterFirstTerm(declaration, shopDayOf(receivedAt)),
      }),
      ...(ends && { ends: ends.map((end) => ({ ...end })) }),
    }
    return page ? declaredPage(page, declaration, body, language) : created(body)
  }
  return 'faults' in declared
    ? refuse(422, 'validation_failed', { errors: declared.faults })
    : accountRefusalOf(declared)
}
