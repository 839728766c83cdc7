import type { Pool } from 'pg'
import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import type { Config } from '#platform/config/config.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { every, reportFailure } from '#platform/jobs/every.ts'
import { createOperatorAlerts, type OperatorAlert, type OperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type LogEntry, sentenceOf, subjectOf } from '#platform/telemetry/log.ts'
import type { Mailer } from '#platform/email/create-mailer.ts'
import { brand } from '#site/brand.ts'
import { randomUUID } from 'node:crypto'
import type { ExternalServices } from './external-services.ts'
import type { ShopLog } from './shop-log.ts'

/** A way to reach operators: e-mail or webhook. */
export interface AlertChannel {
  /** The alerts of this channel, shared by all processes. */
  readonly alerts: OperatorAlerts
  readonly send: (alerts: readonly OperatorAlert[]) => Promise<void>
}

export interface AlertTellerParts {
  readonly channels: readonly AlertChannel[]
  /** Time that alerts wait for the database before this process sends them alone. */
  readonly aloneMs?: number
}

export interface AlertTeller {
  readonly note: (entry: LogEntry) => void
  /** Shares the noted alerts with the other processes, and sends those that are due. */
  readonly tell: () => Promise<void>
}

const sendingPauseMs = 5000
const webhookTimeoutMs = 5000
const maxNoted = 200
const maxMessageLength = 1000

/** Sends alerts of the log to the e-mail address and the webhook of the settings, if there are any. */
export function startAlerts(
  config: Config,
  {
    pool,
    external,
    shopLog,
  }: {
    readonly pool: Pool
    readonly external: Pick<ExternalServices, 'smtpUrl'>
    readonly shopLog: Pick<ShopLog, 'log' | 'onAlert'>
  },
  resources: AsyncDisposableStack,
): void {
  const { alertTo: to, alertUrl: url } = config.monitoring
  const channels: AlertChannel[] = []
  if (to !== undefined) {
    const mailer = createMailer({ smtpUrl: external.smtpUrl, from: `${brand.name} <${config.mailFrom}>` })
    const send = alertMails(mailer, to, config.publicOrigin)
    channels.push({ alerts: createOperatorAlerts(pool, 'mail'), send })
  }
  if (url !== undefined) {
    const send = alertWebhook(url, config.publicOrigin)
    channels.push({ alerts: createOperatorAlerts(pool, 'webhook'), send })
  }
  if (channels.length === 0) return
  const teller = createAlertTeller({ channels })
  shopLog.onAlert(teller.note)
  resources.defer(every(sendingPauseMs, teller.tell, reportFailure(shopLog.log, 'Sending alerts')))
}

/**
 * Sends alerts of the log to operators. Alerts within half a minute are sent together, and each problem once, whichever
 * process logs it. Each channel is settled separately, so that a failing channel does not make another one repeat
 * itself. During an outage of the database nothing can be shared, and each process sends its own alerts.
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
          // Sequential: a retry after a failure in between counts an alert twice, and loses none.
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

  /** Runs `work` for every channel, even if it fails for one of them. */
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

/** `origin` names the shop, for operators of several shops. */
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
