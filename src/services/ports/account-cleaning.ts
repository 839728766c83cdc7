/** What is over: each function deletes a bounded number and says how many. */
export interface AccountCleaning {
  forgetSessions(): Promise<number>
  forgetTokens(): Promise<number>
  forgetAttempts(): Promise<number>
}
