import type { Visitor } from './visitor-port.ts'

export interface Visit {
  readonly affiliateId: string
  /** Where somebody landed. */
  readonly path: string
  readonly visitor: Visitor
}

export interface Visits {
  /** Once per partner, visitor and hour. Throws `Unavailable` when it cannot be written down. */
  count(visit: Visit): Promise<void>
}
