import type { ReactNode } from 'react'
import { showLogin } from '#web/login/show-login.ts'

interface Props {
  readonly className?: string
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** Whoever logs in sees more right here: the page asks again by itself. */
export function LoginLink({ className = 'btn btn-t', onPress, children }: Props) {
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
