import type { PartnerDetails } from '#domain/partners/partner.ts'

export interface Partner extends PartnerDetails {
  /** The affiliate id of `via`. */
  readonly number: string
  readonly confirmedAt: Date
  readonly endedAt: Date | null
}

/** What a link's token is good for, and whose it is. */
export type PartnerTokenSubject = { readonly applicationId: string } | { readonly partner: string }

/** Every function throws `Unavailable` when partners cannot be reached. */
export interface Partners {
  /** Mails a link that confirms the address; one that is a partner's already gets the partner's own link. */
  apply(details: PartnerDetails): Promise<void>
  /** The number of the partner that an application became. Null: no token of ours, or too old. */
  confirm(token: string): Promise<string | null>
  /** Mails a partner's own link, if the address is a partner's. */
  mailLink(email: string): Promise<void>
  /** Whose own link it is. The first use of a newer link ends the older ones. */
  findByToken(token: string): Promise<Partner | null>
  find(number: string): Promise<Partner | null>
  /** 256 random bits; only their hash is kept. Null: there is nobody to whom it could belong. */
  issueToken(subject: PartnerTokenSubject): Promise<string | null>
  /** Deletes some links and applications that are over. Answers with how many. */
  forget(): Promise<number>
}
