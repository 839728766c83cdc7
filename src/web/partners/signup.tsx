import { useState } from 'react'
import { useMailedToken } from '#web/account/mailed-token.ts'
import { ApplicationForm } from '#web/partners/application-form.tsx'
import { Confirmation } from '#web/partners/confirmation.tsx'

/** The form, or what the link of its mail says. */
export function Signup() {
  const token = useMailedToken()
  const [given, setGiven] = useState<string>()
  if (!token || token === given) return <ApplicationForm />
  return <Confirmation key={token} token={token} onApplyAgain={() => setGiven(token)} />
}
