import type { IsoDate } from '#domain/basics/iso-date.ts'

export interface VisitDay {
  readonly day: IsoDate
  readonly visits: number
}

/** How often people came by a partner's link. */
export interface VisitCounts {
  /** Days with visits, the oldest first. Throws `Unavailable` when nobody can tell. */
  of(affiliateId: string): Promise<readonly VisitDay[]>
}
