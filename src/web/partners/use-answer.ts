import { useEffect, useState } from 'react'
import type { Answer } from '#web/api/account-calls.ts'

interface Asked<Body> {
  /** Undefined while loading. */
  readonly answer: Answer<Body> | undefined
  readonly askAgain: () => void
}

/** Sends a request with a token once, and again on retry. */
export function useAnswer<Body>(ask: (token: string) => Promise<Answer<Body>>, token: string): Asked<Body> {
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<{ readonly to: string; readonly answer: Answer<Body> }>()
  const question = `${token} ${attempt}`

  useEffect(() => {
    async function put(): Promise<void> {
      setAnswered({ to: question, answer: await ask(token) })
    }
    void put()
  }, [ask, token, question])

  return {
    answer: answered?.to === question ? answered.answer : undefined,
    askAgain: () => setAttempt(attempt + 1),
  }
}
