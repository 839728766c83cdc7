import { PermanentFailure } from '#services/jobs/jobs-port.ts'

/** Where a server speaks about this recipient or this letter, and not about us. */
const aboutTheLetter = ['RCPT TO', 'DATA']

interface SmtpError extends Error {
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  /** A refusal that the same letter would get again. */
  readonly permanent?: boolean
}

/** What a mail server said when no further try will help; undefined when one may. The address stays out of it. */
export function permanentFailureOf(error: unknown, recipient: string): PermanentFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const { command = '', permanent, response } = error as SmtpError
  if (permanent !== true || !aboutTheLetter.includes(command)) return undefined
  return new PermanentFailure(`refused: ${(response ?? '').replaceAll(recipient, '…')}`, { cause: error })
}
