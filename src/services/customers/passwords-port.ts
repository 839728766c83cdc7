/** Both take a while on purpose, and throw `Unavailable` when too many wait for their turn. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash it takes as long, and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** As many wait as may: whoever comes now is turned away. */
  isBusy(): boolean
}
