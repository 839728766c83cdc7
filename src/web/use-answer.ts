import { useEffect, useEffectEvent, useState } from 'react'

interface Asked<Answer> {
  /** Undefined while loading. */
  readonly answer: Answer | undefined
  readonly askAgain: () => void
  readonly replace: (answer: Answer) => void
}

/** Requests the answer for each `subject`, and again on retry. Sends no request while there is no subject. */
export function useAnswer<Answer>(
  subject: string | null | undefined,
  ask: (subject: string) => Promise<Answer>,
): Asked<Answer> {
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<{ readonly question: string; readonly answer: Answer }>()
  const question = `${subject} ${attempt}`

  const askLatest = useEffectEvent(ask)
  useEffect(() => {
    async function put(about: string): Promise<void> {
      setAnswered({ question, answer: await askLatest(about) })
    }
    if (subject) void put(subject)
  }, [subject, question])

  return {
    answer: answered?.question === question ? answered.answer : undefined,
    askAgain: () => setAttempt(attempt + 1),
    replace: (answer) => setAnswered({ question, answer }),
  }
}
