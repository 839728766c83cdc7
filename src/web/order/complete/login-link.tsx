import type { ReactNode } from 'react'
import { showLogin } from '#web/login/show-login.ts'

interface Props {
  readonly className?: string
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** Opens the log-in dialog. After log-in the page fetches the payment again and shows more of it. */
export function LoginLink({ className = 'button button-text', onPress, children }: Props) {
  function handleClick(): void {
    onPress?.()
    void showLogin()
  }
  return (
    <button type="button" className={className} onClick={handleClick}>
      {children}
    </button>
  )
}
