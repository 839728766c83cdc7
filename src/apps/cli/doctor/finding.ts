/** `warning`: works for now. `wrong`: does not work, or will lose data. */
export type Level = 'ok' | 'warning' | 'wrong'

export interface Finding {
  readonly area: string
  readonly level: Level
  readonly text: string
  /** Advice for the operator; null if there is nothing to do. */
  readonly fix: string | null
}

/** Collects the findings of one area. */
export function findingsOf(area: string) {
  const findings: Finding[] = []
  const add = (level: Level, text: string, fix: string | null) => void findings.push({ area, level, text, fix })
  return {
    findings: findings as readonly Finding[],
    ok: (text: string) => add('ok', text, null),
    warning: (text: string, fix: string) => add('warning', text, fix),
    wrong: (text: string, fix: string) => add('wrong', text, fix),
  }
}

export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  if (first !== undefined) return reasonOf(first)
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  return error.message || code || error.name
}

const maxClockMs = { ok: 2000, warning: 30_000 }

/** Compares another clock with that of this machine, because expiry times, signatures and invoices depend on both. */
export function checkClock(
  found: ReturnType<typeof findingsOf>,
  { whose, theirs, precisionMs }: { readonly whose: string; readonly theirs: number; readonly precisionMs: number },
): void {
  const apartMs = Math.max(0, Math.abs(theirs - Date.now()) - precisionMs)
  const text = `the clock of ${whose} and ours are ${(apartMs / 1000).toFixed(1)} s apart`
  const fix = 'Run a time service on both machines, chrony or systemd-timesyncd.'
  if (apartMs <= maxClockMs.ok) found.ok(text)
  else if (apartMs <= maxClockMs.warning) found.warning(text, fix)
  else found.wrong(text, fix)
}
