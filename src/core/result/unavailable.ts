/** Outage codes in responses, also message keys: `problems.<code>`. */
export type OutageCode = 'database_unavailable' | 'busy' | 'storage' | 'payment_provider_unavailable'

/** Thrown when a dependency is down. The request is answered with 503 and can be retried. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly code: OutageCode

  constructor(code: OutageCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
