/** A kind of link whose token grants access without a log-in. */
export interface MailedLink {
  readonly opens: string
  /** The only object that a token of this kind gives access to. */
  readonly boundTo: string
  readonly hours: number
  /** `once`: a second use has no effect and grants no further access. */
  readonly use: 'once' | 'until it expires'
  /**
   * `fragment`: browsers do not send it to the server; the page removes it from the address and sends it in the body of
   * a POST.
   */
  readonly travels: 'fragment' | 'query'
  /** The stored hash, or the MAC that the token is compared with. */
  readonly proof: 'SHA-256 of 256 random bits' | 'HMAC-SHA-256 with a key of its own' | '128 random bits'
  /** How the recipient of an expired link gets a new one. */
  readonly fresh: string
}

const day = 24

/**
 * All kinds of links: add a row for a new kind; docs/links.md is generated from the table. Lifetimes are read at use,
 * so a change also applies to links in e-mails already sent.
 */
export const mailedLinks = {
  verifyEmail: {
    opens: 'the confirmation of an address',
    boundTo: 'a customer',
    hours: day,
    use: 'once',
    travels: 'fragment',
    proof: 'SHA-256 of 256 random bits',
    fresh: 'log in and press the button: to the address of the account',
  },
  setPassword: {
    opens: 'a new password',
    boundTo: 'a customer',
    hours: 1,
    use: 'once',
    travels: 'fragment',
    proof: 'SHA-256 of 256 random bits',
    fresh: 'the form for forgotten passwords: to the address of the account',
  },
  confirmDeclaration: {
    opens: 'the effect of a withdrawal or cancellation',
    boundTo: 'a declaration',
    hours: 14 * day,
    use: 'once',
    travels: 'fragment',
    proof: 'SHA-256 of 256 random bits',
    fresh: 'the button beside the old one: to the address of the order',
  },
  invoicePdf: {
    opens: 'an invoice as PDF',
    boundTo: 'an order and a form of its invoice',
    hours: 90 * day,
    use: 'until it expires',
    travels: 'fragment',
    proof: 'HMAC-SHA-256 with a key of its own',
    fresh: 'the button beside the old one: to the address of the order',
  },
  invoiceXml: {
    opens: 'an invoice as UBL',
    boundTo: 'an order and a form of its invoice',
    hours: 90 * day,
    use: 'until it expires',
    travels: 'fragment',
    proof: 'HMAC-SHA-256 with a key of its own',
    fresh: 'the button beside the old one: to the address of the order',
  },
  confirmPartner: {
    opens: 'the confirmation of an application as partner',
    boundTo: 'an application',
    hours: 7 * day,
    use: 'once',
    travels: 'fragment',
    proof: 'SHA-256 of 256 random bits',
    fresh: 'apply again: to the address of the application',
  },
  partnerStatement: {
    opens: 'the statement of a partner',
    boundTo: 'a partner',
    hours: 30 * day,
    use: 'until it expires',
    travels: 'fragment',
    proof: 'SHA-256 of 256 random bits',
    fresh: 'the form on the page: to the address of the partner',
  },
  paymentStatus: {
    opens: 'how a payment goes, without personal data',
    boundTo: 'a payment',
    hours: 90 * day,
    use: 'until it expires',
    travels: 'query',
    proof: '128 random bits',
    fresh: 'log in: the owner always sees it',
  },
  sharedCart: {
    opens: 'a copy of a cart, without personal data',
    boundTo: 'that copy',
    hours: 14 * day,
    use: 'until it expires',
    travels: 'fragment',
    proof: 'SHA-256 of 256 random bits',
    fresh: 'the button at the cart it was made of',
  },
} as const satisfies Record<string, MailedLink>

export type MailedLinkKind = keyof typeof mailedLinks

/** Lifetime of a link in days, for texts. */
export function daysOf(kind: MailedLinkKind): number {
  return mailedLinks[kind].hours / day
}

export function expiryOf(kind: MailedLinkKind, from: Date): Date {
  return new Date(from.getTime() + mailedLinks[kind].hours * 3_600_000)
}
