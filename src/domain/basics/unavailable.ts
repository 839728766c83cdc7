/** What a call can be told when something it needs is away: also the keys of the texts, `problems.<code>`. */
export type OutageCode = 'database_unavailable' | 'busy' | 'storage' | 'payment_provider_unavailable'

/** Thrown, because nobody in between can do anything about it: the call is answered with 503 and may be repeated. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly code: OutageCode

  constructor(code: OutageCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
