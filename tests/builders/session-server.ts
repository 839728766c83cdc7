import type { SessionUser } from '#features/sessions/schema/session.ts'
import type { Credentials, ReadAnswer, SessionCalls, SignInAnswer } from '#web/session/session-store.ts'

export const saar: SessionUser = {
  id: 'c1',
  email: 'saar@wildetuin.nl',
  name: 'Saar van der Linden',
  firstName: 'Saar',
  customerType: 'private',
  language: 'nl',
  emailVerified: true,
  taxExempt: false,
  taxPercentage: 21,
}

/** In-memory server of the session API. `away` simulates an outage; `silent` calls wait until `speak`. */
export class SessionServer {
  user: SessionUser | null = null
  isAway = false
  isSilent = false
  keepsCookies = true
  /** Answers to the next reads, one per call, instead of the true state. */
  nextReads: ReadAnswer[] = []
  signInAnswer: SignInAnswer = 'accepted'
  readonly asked: string[] = []
  readonly given: Credentials[] = []
  private readonly silences: (() => void)[] = []

  readonly calls: SessionCalls = {
    read: () =>
      this.answer('read', () => this.nextReads.shift() ?? (this.isAway ? 'unreachable' : { user: this.user })),
    signIn: (credentials) =>
      this.answer('signIn', () => {
        this.given.push(credentials)
        if (this.isAway) return 'unreachable'
        if (this.signInAnswer === 'accepted' && this.keepsCookies) this.user = saar
        return this.signInAnswer
      }),
    signOut: () =>
      this.answer('signOut', () => {
        if (this.isAway) return false
        this.user = null
        return true
      }),
  }

  speak(): void {
    for (const end of this.silences.splice(0)) end()
  }

  private async answer<T>(name: string, work: () => T): Promise<T> {
    this.asked.push(name)
    // The response contains the state at the time of the request, however late it arrives.
    const answer = work()
    if (this.isSilent) await new Promise<void>((resolve) => this.silences.push(resolve))
    await Promise.resolve()
    return answer
  }
}
