/** Where a walk over all carts stands: after this cart. */
export interface CartPlace {
  readonly createdAt: string
  readonly id: string
}

export interface CartCleaning {
  /**
   * Looks at the next carts from a place on, oldest first, and deletes those nobody touched for 60 days and the empty
   * ones nobody touched for a day. The next place is null at the end.
   */
  cleanFrom(place: CartPlace | null): Promise<{ readonly deleted: number; readonly next: CartPlace | null }>
  /** Forgets ids of removed items that are too old for a duplicate to be on its way. */
  forgetRemovedItems(): Promise<number>
  /** Does the work unless another process is at it: then null. */
  exclusively<Done>(work: () => Promise<Done>): Promise<Done | null>
}
