export interface Outage {
  /** `cause`: what makes two reasons the same; the reason itself where it is left out. */
  readonly began: (reason: string, cause?: string) => void
  readonly over: () => void
}

export interface OutageTexts {
  readonly began: (reason: string) => string
  readonly over: (seconds: number) => string
  /** A reason that is not that of the beginning is told as well. */
  readonly tellsNewReasons?: true
}

/** Tells an outage once when it begins and once when it is over. */
export function createOutage(log: (line: string) => void, texts: OutageTexts): Outage {
  let since: number | undefined
  let told = ''
  return {
    began(reason, cause = reason) {
      const isNew = since === undefined || (texts.tellsNewReasons && cause !== told)
      since ??= Date.now()
      told = cause
      if (isNew) log(texts.began(reason))
    },
    over() {
      if (since === undefined) return
      const seconds = Math.ceil((Date.now() - since) / 1000)
      since = undefined
      log(texts.over(seconds))
    },
  }
}

export interface Outages {
  readonly failed: (name: string, subject: string, reason: string) => void
  readonly worked: (name: string) => void
}

export interface NamedOutageTexts {
  readonly began: (name: string, reason: string) => string
  readonly over: (name: string, seconds: number) => string
}

/** By name, outages that begin when so many different things failed with no success in between. */
export function createOutagesAfter(count: number, log: (line: string) => void, texts: NamedOutageTexts): Outages {
  const known = new Map<string, { readonly failing: Set<string>; readonly outage: Outage }>()
  return {
    failed(name, subject, reason) {
      const { failing, outage } = known.get(name) ?? added(name)
      if (failing.size < count) failing.add(subject)
      if (failing.size >= count) outage.began(reason)
    },
    worked(name) {
      known.get(name)?.outage.over()
      known.delete(name)
    },
  }

  function added(name: string) {
    const began = (reason: string) => texts.began(name, reason)
    const over = (seconds: number) => texts.over(name, seconds)
    const outage = { failing: new Set<string>(), outage: createOutage(log, { began, over }) }
    known.set(name, outage)
    return outage
  }
}

/** What went wrong, in one line. */
export function problemOf(error: unknown): string {
  const problem = error instanceof Error ? error.message || error.name : String(error)
  return problem.replaceAll(/\s+/g, ' ').trim()
}
