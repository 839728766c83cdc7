import type { Cents } from '#core/money/money.ts'
import type { DnssecKey } from '#core/names/name-servers.ts'
import type { RegistrarCheck } from './domain-lookup.ts'

/** The contact that a name is registered to. */
export interface HolderContact {
  readonly firstName: string
  readonly lastName: string
  /** null for a person */
  readonly companyName: string | null
  readonly companyNumber: string | null
  /** Legal form of an organisation, as a code of SIDN. */
  readonly legalForm?: string | null
  /** ISO 3166, for registries that require it. */
  readonly citizenship?: string | null
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  /** ISO 3166, two capitals. */
  readonly country: string
  readonly email: string
  /** E.164. */
  readonly phone: string
}

export interface NameOrder {
  /** A-labels. */
  readonly name: string
  readonly years: number
  /** Handle of the holder, as returned by `saveContact`. */
  readonly handle: string
  /** Empty for the name servers of the registrar. */
  readonly nameServers: readonly string[]
  /** Keys that sign the zone on these name servers. */
  readonly dnssecKeys?: readonly DnssecKey[]
  /** Set if the zone must not be signed on the name servers of the registrar. */
  readonly dnssec?: false
  /** Transfer code of a name that is moved from another registrar. */
  readonly transferCode?: string
  /** Maximum price of a premium name. Absent: no premium name is bought. */
  readonly maxPremium?: Price
}

/** Purchase price without VAT. */
export interface Price {
  readonly currency: string
  readonly amount: Cents
}

/** `pending`: the outcome is polled with `find`. */
export type Placed =
  | { readonly state: 'done'; readonly expiresAt: Date | null }
  | { readonly state: 'pending'; readonly processId: string | null }

/** State of a name in our account. */
export type Standing =
  | { readonly state: 'ours'; readonly handle: string; readonly expiresAt: Date | null }
  /** `waitsFor`: the party that has to act before a transfer continues; null if there is none, or it is unknown */
  | {
      readonly state: 'pending'
      readonly waitsFor: 'holder' | 'provider' | null
      /** Deadline of that party. */
      readonly until?: Date | null
    }
  | { readonly state: 'failed'; readonly reason: string }
  /** The registrar does not know the outcome, or waits for a person. */
  | { readonly state: 'doubtful'; readonly reason: string }
  | { readonly state: 'others' }
  | { readonly state: 'absent' }

/** A name in our account. */
export interface HeldName {
  /**
   * `unverified`: its holder has to confirm something. `suspended`: not in the zone. `quarantine`: deleted, can be
   * restored.
   */
  readonly state: 'active' | 'unverified' | 'suspended' | 'quarantine'
  /** Locked by its registry: only a person can have the lock removed. */
  readonly isLocked: boolean
  readonly expiresAt: Date | null
}

export interface RenewalTerms {
  readonly years: number
  /** Expiry date before this renewal: a name that was renewed since is not renewed again. */
  readonly expiresAt: Date
}

/** Operations on names that are already registered. */
export interface HeldNames {
  /** @returns null if the name is not in our account */
  show(name: string, signal: AbortSignal): Promise<HeldName | null>
  /** @returns the new expiry date, if the registrar reports one */
  renew(name: string, terms: RenewalTerms, signal: AbortSignal): Promise<Date | null>
  restorePrice(name: string, signal: AbortSignal): Promise<Price>
  /** Restores a name from quarantine, for at most this price. */
  restore(name: string, max: Price, signal: AbortSignal): Promise<void>
  remove(name: string, signal: AbortSignal): Promise<void>
  /** Generates a new code, with which any registrar can take over the name. */
  transferCode(name: string, signal: AbortSignal): Promise<string>
}

/** An account at a registrar. All functions reject with `RegistrarProblem`, or with the reason of the signal. */
export interface Registrar extends RegistrarCheck {
  readonly held: HeldNames
  /**
   * Creates the contact, or finds the one with the same data.
   * @returns its handle
   */
  saveContact(contact: HolderContact, signal: AbortSignal): Promise<string>
  /** Requests a price without buying. */
  quote(order: NameOrder, signal: AbortSignal): Promise<Price>
  create(order: NameOrder, signal: AbortSignal): Promise<Placed>
  transfer(order: NameOrder, signal: AbortSignal): Promise<Placed>
  /** Ignores failures from before `since`, which belong to another order. */
  find(name: string, since: Date, signal: AbortSignal): Promise<Standing>
}

/** @returns the name that a webhook is about, undefined if it is about none; null if the registrar did not send it */
export type ReadWebhook = (
  header: (name: string) => string | undefined,
  body: string,
) => { readonly name: string | undefined } | null

export type RegistrarReason =
  /** Nothing was done, and a retry may succeed. */
  | 'later'
  /** The outcome is unknown: check before the request is repeated. */
  | 'doubt'
  /** The request is invalid; `field` names the wrong field. */
  | 'refused'
  | 'credit'
  /** The account has no access: wrong key or password, no contract, or a blocked address. */
  | 'access'
  /** The name is registered, in our account or elsewhere: check which. */
  | 'exists'
  | 'taken'
  /** There are charges that were not agreed to. */
  | 'consent'
  /** The transfer code is missing, wrong or expired. */
  | 'code'
  | 'locked'
  /** The name to be transferred is not registered. */
  | 'free'
  | 'missing'

export class RegistrarProblem extends Error {
  override readonly name = 'RegistrarProblem'
  readonly reason: RegistrarReason
  readonly field: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    reason: RegistrarReason,
    message: string,
    more: {
      readonly field?: string | undefined
      readonly retryAfterMs?: number | undefined
      readonly cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.reason = reason
    this.field = more.field
    this.retryAfterMs = more.retryAfterMs
  }
}
