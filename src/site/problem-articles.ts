/** Articles that messages in the browser link to for help with a problem. */
export const explainingArticles = [
  'payment-failed',
  'payment-methods',
  'vat-number',
  'transfer-code',
  'domain-taken',
  'domain-rules',
  'email-not-received',
  'login-trouble',
  'password-reset',
  'change-details',
  'order-messages',
  'partner-link',
] as const
export type ExplainingArticle = (typeof explainingArticles)[number]

const problemsByArticle: Readonly<Partial<Record<ExplainingArticle, string>>> = {
  'payment-failed': 'payment_refused payment_provider_failed payment_provider_unavailable',
  'payment-methods': 'unknown_payment_method',
  'vat-number': 'malformed_vat_number wrong_country',
  'transfer-code': 'malformed_code malformed_be_code malformed_eu_code',
  'domain-taken': 'domain_taken premium_name',
  'domain-rules':
    'invalid_domain idn_not_supported_for_tld name_too_long label_empty label_too_long label_too_short hidden_characters ' +
    'invalid_characters hyphen_at_edge hyphens_in_third_and_fourth_place invalid_idn unknown_extension closed_extension ' +
    'reserved_name',
  'email-not-received': 'email_unconfirmed code_wrong code_expired',
  'login-trouble': 'wrong_credentials login_required headers_too_large',
  'password-reset': 'wrong_password password_too_common token_invalid',
  'change-details':
    'reauthentication_required malformed_phone malformed_postal_code malformed_chamber_number unknown_country',
  'order-messages':
    'price_changed cart_empty cart_already_paid too_many_free_orders too_many_items unknown_product unknown_price_option ' +
    'unknown_parent requires_parent wrong_parent domain_mismatch tld_mismatch years_not_sold not_a_web_address forwards_to_itself same_cart invalid_id rate_limited ' +
    'id_reused idempotency_key_reused request_timeout cut_off',
  'partner-link': 'malformed_iban malformed_website',
}

/**
 * Article that helps with a problem, by problem code. `tests/problem-articles.test.ts` lists the codes without an
 * article.
 */
export function articleOfProblem(code: string): ExplainingArticle | undefined {
  return explainingArticles.find((article) => problemsByArticle[article]?.split(' ').includes(code))
}
