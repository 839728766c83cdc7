export interface LoginOptions {
  readonly onSuccess?: () => void
  /** It was closed without logging in. */
  readonly onDismiss?: () => void
  /** Where the focus goes back to; the element that has it, if nothing is named. */
  readonly opener?: HTMLElement
}

/** The one way to ask anybody to log in, from wherever it is needed. */
export async function showLogin(options: LoginOptions = {}): Promise<void> {
  const dialog = await fetchLogin()
  dialog.open(options)
}

/** The dialog, and React beside it rather than after it. */
export async function fetchLogin(): Promise<import('./login-dialog.tsx').LoginHandle> {
  const [{ loadLogin }] = await Promise.all([import('./login-dialog.tsx'), import('#web/islands/react-runtime.ts')])
  return loadLogin()
}
