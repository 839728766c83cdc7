interface Asked<Answer> {
  readonly answer: Promise<Answer>
  readonly at: number
}

const minuteMs = 60_000

/** Asks at most once a minute about the same; when there was no answer, again. What is remembered is bounded. */
export function createMinuteMemo<Answer>(
  ask: (key: string) => Promise<Answer>,
  { most = 10_000, now = () => performance.now() }: { readonly most?: number; readonly now?: () => number } = {},
): (key: string) => Promise<Answer> {
  const known = new Map<string, Asked<Answer>>()

  return (key) => {
    const last = known.get(key)
    if (last !== undefined && now() - last.at < minuteMs) return last.answer
    forgetOld()
    const answer = ask(key)
    known.delete(key)
    known.set(key, { answer, at: now() })
    answer.catch(() => known.get(key)?.answer === answer && known.delete(key))
    return answer
  }

  /** In the order in which they were asked. */
  function forgetOld(): void {
    for (const [key, { at }] of known) {
      if (known.size < most && now() - at < minuteMs) return
      known.delete(key)
    }
  }
}
