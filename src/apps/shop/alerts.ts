import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import type { OperatorAlert, OperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type LogEntry, sentenceOf, subjectOf } from '#platform/telemetry/log.ts'
import type { Mailer } from '#platform/email/create-mailer.ts'
import { brand } from '#site/brand.ts'
import { randomUUID } from 'node:crypto'

/** A way to reach operators: mail or webhook. */
export interface AlertChannel {
  /** What this channel has delivered, whichever process did it. */
  readonly alerts: OperatorAlerts
  readonly send: (alerts: readonly OperatorAlert[]) => Promise<void>
}

export interface AlertTellerParts {
  readonly channels: readonly AlertChannel[]
  /** How long alerts wait for the database before this process sends them by itself. */
  readonly aloneMs?: number
}

export interface AlertTeller {
  readonly note: (entry: LogEntry) => void
  /** Shares what was noted, and sends what is due. */
  readonly tell: () => Promise<void>
}

const webhookTimeoutMs = 5000
const maxNoted = 200
const maxMessageLength = 1000

/**
 * Sends alerts of the log to operators: what comes within half a minute together, each matter once, whichever process
 * logs it. Each channel is settled for itself, so that one that is away does not repeat what another has delivered. While
 * the database is away nothing can be shared, and each process sends its own.
 */
export function createAlertTeller({ channels, aloneMs = 30_000 }: AlertTellerParts): AlertTeller {
  const noted = new Map<string, OperatorAlert>()
  let notedSince = 0

  return {
    note(entry) {
      if (entry.level !== 'alert') return
      const subject = subjectOf(entry)
      if (noted.size === 0) notedSince = performance.now()
      if (noted.size >= maxNoted && !noted.has(subject)) return
      const count = (noted.get(subject)?.count ?? 0) + 1
      noted.set(subject, { subject, kind: entry.kind, message: sentenceOf(entry).slice(0, maxMessageLength), count })
    },

    async tell() {
      const shared = [...noted.values()]
      try {
        if (shared.length > 0) {
          // One after the other: a retry after a failure in between counts an alert again, and loses none.
          for (const { alerts } of channels) await alerts.add(shared)
          for (const alert of shared) if (noted.get(alert.subject) === alert) noted.delete(alert.subject)
        }
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error
        if (performance.now() - notedSince < aloneMs) return
        noted.clear()
        return forEachChannel(({ send }) => send(shared))
      }
      await forEachChannel(sendDue)
    },
  }

  /** The failure of one channel keeps no other from being used. */
  async function forEachChannel(work: (channel: AlertChannel) => Promise<void>): Promise<void> {
    const failures: unknown[] = []
    for (const channel of channels) await work(channel).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
}

async function sendDue({ alerts, send }: AlertChannel): Promise<void> {
  const due = await alerts.take()
  if (due.length === 0) return
  const subjects = due.map(({ subject }) => subject)
  try {
    await send(due)
  } catch (error) {
    await alerts.settle(subjects, false)
    throw error
  }
  await alerts.settle(subjects, true)
}

/** `origin`: tells one shop from another. */
export function alertMails(mailer: Mailer, to: string, origin: string): AlertChannel['send'] {
  return async (alerts) => {
    const text = textOf(alerts, origin)
    const subject = `${brand.name}: ${alerts.length === 1 ? 'an alert' : `${alerts.length} alerts`}`
    await mailer.send({ id: randomUUID(), to, subject, text, html: `<pre>${escaped(text)}</pre>` })
  }
}

export function alertWebhook(url: string, origin: string): AlertChannel['send'] {
  const send = createOutgoingHttp()
  return async (alerts) => {
    const text = textOf(alerts, origin)
    const { status } = await send(new URL(url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, alerts: alerts.map(({ kind, message, count }) => ({ kind, message, count })) }),
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
