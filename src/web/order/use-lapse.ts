import { useEffect } from 'react'
import { showLogin } from '#web/login/show-login.ts'
import { useSession } from '#web/session/use-session.ts'

/** A session that ended in the middle of an order: whoever logs in again goes on with the same cart. */
export function useLapse(): void {
  const { lapsed } = useSession()
  useEffect(() => {
    if (lapsed) void showLogin()
  }, [lapsed])
}
