import { session } from '#web/session/session.ts'
import { fetchLogin, showLogin } from './show-login.ts'

/** Preloads the dialog when a press is likely. */
export function prepare(trigger: HTMLElement): void {
  if ('login' in trigger.dataset) fetchLogin().catch(() => {})
}

/** Handles a press on a link or button with `data-login` or `data-logout`. */
export async function enter(trigger: HTMLElement): Promise<void> {
  if ('login' in trigger.dataset) return showLogin({ opener: trigger })
  await logOut(trigger)
}

async function logOut(button: HTMLElement): Promise<void> {
  const { logout: failed = '' } = button.dataset
  button.ariaBusy = 'true'
  const isDone = await session.signOut()
  button.ariaBusy = null
  const name = button.parentElement?.querySelector('[data-name]')
  if (isDone) focusLogin(button)
  else if (name) name.textContent = failed
}

/** The log-out button is hidden after log-out, so the focus moves to the log-in link that replaces it. */
function focusLogin(button: HTMLElement): void {
  const link = button.parentElement?.parentElement?.querySelector<HTMLElement>('[data-login]')
  if (document.activeElement === document.body || document.activeElement === button) link?.focus()
}
