import type { Cents } from '#core/money/money.ts'
import type { DnssecKey } from '#core/names/name-servers.ts'
import type { RegistrarCheck } from './domain-lookup.ts'

/** Whom a name is registered to. */
export interface HolderContact {
  readonly firstName: string
  readonly lastName: string
  /** Null: a person. */
  readonly companyName: string | null
  readonly companyNumber: string | null
  /** Of an organisation, as SIDN calls it. */
  readonly legalForm?: string | null
  /** Where a register asks for it; ISO 3166. */
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
  /** Of the holder, as `saveContact` named it. */
  readonly handle: string
  /** None: those of the registrar. */
  readonly nameServers: readonly string[]
  /** Keys that sign the zone on those. */
  readonly dnssecKeys?: readonly DnssecKey[]
  /** Not to be signed on those of the registrar. */
  readonly dnssec?: false
  /** Transfer code of a name that is moved from another registrar. */
  readonly transferCode?: string
  /** The most that may be paid for a premium name; nothing: a premium name is not bought. */
  readonly maxPremium?: Price
}

/** What we pay, without VAT. */
export interface Price {
  readonly currency: string
  readonly amount: Cents
}

/** `pending`: `find` tells how it ends. */
export type Placed =
  | { readonly state: 'done'; readonly expiresAt: Date | null }
  | { readonly state: 'pending'; readonly processId: string | null }

/** How it stands with a name in our account. */
export type Standing =
  | { readonly state: 'ours'; readonly handle: string; readonly expiresAt: Date | null }
  /** `waitsFor`: who has to do something before a transfer goes on; null: nobody, or it is not known. */
  | {
      readonly state: 'pending'
      readonly waitsFor: 'holder' | 'provider' | null
      /** How long the other side has time. */
      readonly until?: Date | null
    }
  | { readonly state: 'failed'; readonly reason: string }
  /** The registrar itself does not know, or waits for a person. */
  | { readonly state: 'doubtful'; readonly reason: string }
  | { readonly state: 'others' }
  | { readonly state: 'absent' }

/** A name in our account. */
export interface HeldName {
  /** `unverified`: its holder has to confirm something. `suspended`: out of the zone. `quarantine`: deleted, to be had back. */
  readonly state: 'active' | 'unverified' | 'suspended' | 'quarantine'
  /** By its register: only a person can have that changed. */
  readonly isLocked: boolean
  readonly expiresAt: Date | null
}

export interface RenewalTerms {
  readonly years: number
  /** When it expires without this renewal: what was renewed since is not renewed again. */
  readonly expiresAt: Date
}

/** What an operator does with names that are registered. */
export interface HeldNames {
  /** Null: it is not in our account. */
  show(name: string, signal: AbortSignal): Promise<HeldName | null>
  /** Answers with when it expires from now on. */
  renew(name: string, terms: RenewalTerms, signal: AbortSignal): Promise<Date | null>
  restorePrice(name: string, signal: AbortSignal): Promise<Price>
  /** Out of quarantine, for no more than that. */
  restore(name: string, max: Price, signal: AbortSignal): Promise<void>
  remove(name: string, signal: AbortSignal): Promise<void>
  /** Makes a new one: whoever has it can move the name. */
  transferCode(name: string, signal: AbortSignal): Promise<string>
}

/** A registrar's account. All functions throw `RegistrarProblem`, or the reason of the signal. */
export interface Registrar extends RegistrarCheck {
  readonly held: HeldNames
  /** Makes the contact, or finds the one with the same data. Answers with its handle. */
  saveContact(contact: HolderContact, signal: AbortSignal): Promise<string>
  /** Nothing is bought. */
  quote(order: NameOrder, signal: AbortSignal): Promise<Price>
  create(order: NameOrder, signal: AbortSignal): Promise<Placed>
  transfer(order: NameOrder, signal: AbortSignal): Promise<Placed>
  /** Failures from before `since` are of another order. */
  find(name: string, since: Date, signal: AbortSignal): Promise<Standing>
}

/** The name that a message of the registrar is about; undefined: of none. Null: the message is not the registrar's. */
export type ReadWebhook = (
  header: (name: string) => string | undefined,
  body: string,
) => { readonly name: string | undefined } | null

export type RegistrarReason =
  /** Certainly nothing happened, and it may work later. */
  | 'later'
  /** Nobody knows whether it happened: look before anything is repeated. */
  | 'doubt'
  /** What was sent is wrong; `field` names it. */
  | 'refused'
  | 'credit'
  /** The account may not: wrong key or password, no contract, blocked address. */
  | 'access'
  /** It is registered, by us or by others: look. */
  | 'exists'
  | 'taken'
  /** It costs something that nobody agreed to. */
  | 'consent'
  /** The code of a transfer is missing, wrong or too old. */
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
