import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import type { OperatorAlert, OperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type LogEntry, subjectOf } from '#platform/telemetry/log.ts'
import type { Post } from '#platform/email/mail-ports.ts'
import { brand } from '#site/brand.ts'
import { randomUUID } from 'node:crypto'

export interface AlertTellerParts {
  readonly alerts: OperatorAlerts
  readonly post: Post
  readonly to: string | undefined
  readonly url: string | undefined
  /** Where the shop is, to tell one from another. */
  readonly origin: string
  /** How long alerts wait for the database before this process tells them by itself. */
  readonly aloneMs?: number
}

export interface AlertTeller {
  readonly note: (entry: LogEntry) => void
  /** Shares what was noted, and tells what is due. */
  readonly tell: () => Promise<void>
}

const webhookTimeoutMs = 5000
const maxNoted = 200
const maxMessageLength = 1000

/**
 * Tells people of alerts by mail, webhook or both: what comes within half a minute together, each matter once, whichever
 * process logs it. While the database is away nothing can be shared, and each process tells its own.
 */
export function createAlertTeller(parts: AlertTellerParts): AlertTeller {
  const { alerts, aloneMs = 30_000 } = parts
  const send = createOutgoingHttp()
  const noted = new Map<string, OperatorAlert>()
  let notedSince = 0

  return {
    note(entry) {
      if (entry.level !== 'alert') return
      const subject = subjectOf(entry)
      if (noted.size === 0) notedSince = performance.now()
      if (noted.size >= maxNoted && !noted.has(subject)) return
      const count = (noted.get(subject)?.count ?? 0) + 1
      noted.set(subject, { subject, kind: entry.kind, message: entry.message.slice(0, maxMessageLength), count })
    },

    async tell() {
      try {
        if (noted.size > 0) {
          const shared = [...noted.values()]
          await alerts.add(shared)
          for (const alert of shared) if (noted.get(alert.subject) === alert) noted.delete(alert.subject)
        }
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error
        if (performance.now() - notedSince < aloneMs) return
        const own = [...noted.values()]
        noted.clear()
        return tellAll(own)
      }
      const due = await alerts.take()
      if (due.length === 0) return
      const subjects = due.map(({ subject }) => subject)
      try {
        await tellAll(due)
      } catch (error) {
        await alerts.settle(subjects, false)
        throw error
      }
      await alerts.settle(subjects, true)
    },
  }

  async function tellAll(due: readonly OperatorAlert[]): Promise<void> {
    const { to, url, post } = parts
    const text = textOf(due, parts.origin)
    const subject = `${brand.name}: ${due.length === 1 ? 'an alert' : `${due.length} alerts`}`
    if (to !== undefined) await post.send({ id: randomUUID(), to, subject, text, html: `<pre>${escaped(text)}</pre>` })
    if (url === undefined) return
    const { status } = await send(new URL(url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, alerts: due.map(({ kind, message, count }) => ({ kind, message, count })) }),
      timeoutMs: webhookTimeoutMs,
      maxBytes: 0,
    })
    if (status >= 300) throw new Error(`the webhook for alerts answered ${status}`)
  }
}

function textOf(due: readonly OperatorAlert[], origin: string): string {
  const lines = due.map(({ kind, message, count }) => `- ${kind}: ${message}${count > 1 ? ` (${count} times)` : ''}`)
  return [`At ${origin}:`, ...lines, '', 'What to do: docs/operations/monitoring.md', ''].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
