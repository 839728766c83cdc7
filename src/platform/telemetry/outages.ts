interface OutageReports<Reason> {
  readonly began: (reason: Reason) => void
  readonly over: (seconds: number) => void
  /** Cause of a reason. If present, a reason with another cause than the last one is reported too. */
  readonly causeOf?: (reason: Reason) => string
}

export type Outage<Reason> = ReturnType<typeof createOutage<Reason>>

/** Reports the beginning and the end of an outage once each. */
export function createOutage<Reason = string>(reports: OutageReports<Reason>) {
  let since: number | undefined
  let lastCause: string | undefined
  return {
    began(reason: Reason): void {
      const cause = reports.causeOf?.(reason)
      const isNew = since === undefined || cause !== lastCause
      since ??= Date.now()
      lastCause = cause
      if (isNew) reports.began(reason)
    },
    over(): void {
      if (since === undefined) return
      const seconds = Math.ceil((Date.now() - since) / 1000)
      since = undefined
      reports.over(seconds)
    },
  }
}

interface NamedOutageReports {
  readonly began: (name: string, reason: string) => void
  readonly over: (name: string, seconds: number) => void
}

/** Outages by name. An outage begins when `count` different subjects failed without a success in between. */
export function createOutagesAfter(count: number, reports: NamedOutageReports) {
  const outages = new Map<string, { readonly failing: Set<string>; readonly outage: Outage<string> }>()
  return {
    failed(name: string, subject: string, reason: string): void {
      const { failing, outage } = outages.get(name) ?? added(name)
      if (failing.size < count) failing.add(subject)
      if (failing.size >= count) outage.began(reason)
    },
    worked(name: string): void {
      outages.get(name)?.outage.over()
      outages.delete(name)
    },
  }

  function added(name: string) {
    const began = (reason: string) => reports.began(name, reason)
    const over = (seconds: number) => reports.over(name, seconds)
    const outage = { failing: new Set<string>(), outage: createOutage({ began, over }) }
    outages.set(name, outage)
    return outage
  }
}

/** Message of an error on one line. */
export function problemOf(error: unknown): string {
  const problem = error instanceof Error ? error.message || error.name : String(error)
  return problem.replaceAll(/\s+/g, ' ').trim()
}
