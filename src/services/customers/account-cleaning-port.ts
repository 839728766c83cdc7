/** What is over: each function deletes a bounded number and says how many. */
export interface AccountCleaning {
  forgetSessions(): Promise<number>
  forgetTokens(): Promise<number>
  forgetAttempts(): Promise<number>
  forgetMails(): Promise<number>
  /** Given up long ago: whoever wanted to look at them has. */
  forgetFailedJobs(): Promise<number>
  forgetVatChecks(): Promise<number>
}
