/** What both sides of a line put on their messages, so that neither believes anybody else. */
export interface MessageSeal {
  /** Headers for a message; `id` stays the same when it is sent again. */
  headersFor(id: string, body: string): Readonly<Record<string, string>>
  /** The id of a message that was sealed by the other side, not long ago; null: it was not. */
  idOf(header: (name: string) => string | undefined, body: string): string | null
}
