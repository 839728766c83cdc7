export interface LoginOptions {
  readonly onSuccess?: () => void
  /** The dialog was closed without logging in. */
  readonly onDismiss?: () => void
  /** Receives the focus when the dialog closes; defaults to the active element. */
  readonly opener?: HTMLElement
}

export async function showLogin(options: LoginOptions = {}): Promise<void> {
  const dialog = await fetchLogin()
  dialog.open(options)
}

/** Loads the dialog and React in parallel. */
export async function fetchLogin(): Promise<import('./login-dialog.tsx').LoginHandle> {
  const [{ loadLogin }] = await Promise.all([import('./login-dialog.tsx'), import('#web/islands/react-runtime.ts')])
  return loadLogin()
}
