import type { ReactNode } from 'react'
import { showLogin } from '#web/login/show-login.ts'

interface Props {
  readonly className?: string
  readonly children: ReactNode
}

/** Whoever logs in sees more right here: the page asks again by itself. */
export function LoginLink({ className = 'btn btn-t', children }: Props) {
  return (
    <button type="button" className={className} onClick={() => void showLogin()}>
      {children}
    </button>
  )
}
