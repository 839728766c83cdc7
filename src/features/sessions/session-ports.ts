import type { DeviceName } from '#core/customers/device.ts'
import type { Customer } from '#core/customers/profile.ts'

export interface OpenSession {
  /** Names the session in our own calls; the browser's id does not follow from it. */
  readonly hash: string
  /** Who is logged in. */
  readonly customer: Customer
  readonly openedAt: Date
  /** The password was given in it a moment ago. */
  readonly hasFreshPassword: boolean
}

/** A session as its owner sees it. */
export interface ListedSession extends DeviceName {
  readonly hash: string
  readonly network: string | null
  readonly openedAt: Date
  readonly lastUsedAt: Date
}

/** Every function throws `Unavailable` when the sessions cannot be reached. */
export interface Sessions {
  /** Null when it ended. Being used keeps it open. */
  find(sessionId: string): Promise<OpenSession | null>
  /** The open ones, the one used last first. */
  listOf(customerId: string): Promise<readonly ListedSession[]>
}

export interface NewSession extends DeviceName {
  readonly customerId: string
  /** Nobody has changed the password since it was checked. */
  readonly passwordHash: string
  /** The session that the browser had before: it makes way, and so do the oldest ones of the customer. */
  readonly replaced: string | null
  readonly deviceId: string | null
  readonly network: string
}

export interface OpenedSession {
  readonly sessionId: string
  /** A new one for a browser that had none. */
  readonly deviceId: string
  /** The customer has not logged in with this device before; the first one right after registering is no news. */
  readonly isNewDevice: boolean
  readonly at: Date
}

/** Inside a transaction. */
export interface SessionStore {
  /** Null: the password is another one by now. */
  open(session: NewSession): Promise<OpenedSession | null>
  /** False: it was over before, or is somebody else's. `forgetDevice`: it has no tries of its own any more. */
  end(customerId: string, hash: string, options?: { readonly forgetDevice: boolean }): Promise<boolean>
  /** How many ended. */
  endOthers(customerId: string, kept: string | null): Promise<number>
  /** False: the session is over. */
  confirmPassword(customerId: string, hash: string): Promise<boolean>
  /** The device has tries of its own from now on. Its id, which is new for a browser that had none. */
  rememberDevice(customerId: string, deviceId: string | null): Promise<string>
}

export type SecurityEventKind =
  | 'login'
  | 'lock_out'
  | 'logout'
  | 'password_check'
  | 'password_changed'
  | 'password_reset'
  | 'details_changed'
  | 'tax_changed'
  | 'session_ended'
  | 'sessions_ended'

/** What happened to an account, from which network. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  readonly customerId: string
  readonly network: string
  /** Names of fields, browser and system: nothing that was typed. */
  readonly detail?: string | null
}

/** Inside the transaction of what it reports. */
export interface SecurityEventStore {
  add(event: SecurityEvent): Promise<void>
}

/**
 * What was refused is counted by account, network and hour; lock-outs a moment later. Throws `Unavailable` when it cannot
 * be written.
 */
export interface RefusalLog {
  /** By a customer's id, or by an address that may be nobody's: then nothing of it is kept. */
  count(
    kind: 'login' | 'lock_out' | 'password_check',
    who: { readonly customerId: string } | { readonly emailKey: string },
    network: string,
  ): Promise<void>
}
