/** A kind of link that opens something for whoever holds it. */
export interface MailedLink {
  readonly opens: string
  /** The one thing that a token of this kind is good for. */
  readonly boundTo: string
  readonly hours: number
  /** `once`: a second use changes nothing and opens nothing more. */
  readonly use: 'once' | 'until it expires'
  /** `fragment`: browsers do not send it; the page takes it out of the address and puts it into the body of a POST. */
  readonly travels: 'fragment' | 'query'
  /** What the shop keeps of it, or compares it with. */
  readonly proof: 'SHA-256 of 256 random bits' | 'HMAC-SHA-256 with a key of its own' | '128 random bits'
  /** What somebody with an old one does. */
  readonly fresh: string
}

const day = 24

/**
 * All of them: who adds a kind of link adds a row, and docs/links.md shows it. Lifetimes are read from here. Links in
 * mails that were sent before a change end by the new rule.
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

/** For texts that say how long a link works. */
export function daysOf(kind: MailedLinkKind): number {
  return mailedLinks[kind].hours / day
}

export function expiryOf(kind: MailedLinkKind, from: Date): Date {
  return new Date(from.getTime() + mailedLinks[kind].hours * 3_600_000)
}
