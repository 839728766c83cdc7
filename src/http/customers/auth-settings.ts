/** How sessions are kept in browsers. */
export interface AuthSettings {
  /** The shop's own address. What a request says about it counts for nothing. */
  readonly publicOrigin: string
  /** Published over https. */
  readonly secure: boolean
  /** The first seals, all open: a new one can take over without anybody being logged out. */
  readonly authSecrets: readonly string[]
}
