/** A mail as it goes out. */
export interface Letter {
  /** The same letter again has the same id, so that whoever gets it twice can tell. */
  readonly id: string
  readonly to: string
  /** Whom an answer reaches, if not us. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly enclosures?: readonly Enclosure[]
}

/** A file that goes with it. */
export interface Enclosure {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Post {
  /** Throws `PermanentFailure` when the recipient is refused for good, and any other error when it may work later. */
  send(letter: Letter): Promise<void>
}
