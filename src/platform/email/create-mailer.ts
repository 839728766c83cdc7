import { isLoopback } from '#core/net/networks.ts'
import { PermanentFailure } from '#platform/jobs/tasks.ts'

export interface OutgoingMail {
  /** Becomes the Message-ID, so that a mail sent twice has the same one. */
  readonly id: string
  readonly to: string
  /** Reply-To, where replies should not go to the sender address. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

export interface Attachment {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Mailer {
  /** Throws `PermanentFailure` if the recipient is refused for good, and any other error if a retry may help. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
}

const timeoutMs = 10_000

/** A single address without a display name, list separators or line breaks, which would inject headers. */
const oneAddress = /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[^\s<>,;:"()[\]\\@\p{Cc}]+$/u

export interface MailerSettings {
  /**
   * `smtps://user:password@host:465` or `smtp://host:587`; a function, because a demo starts its server at the first
   * call.
   */
  readonly smtpUrl: () => string | Promise<string>
  /** `Stek <hallo@stek.example>` */
  readonly from: string
}

/** Mails over SMTP. Certificates are verified, and a password is never sent unencrypted. */
export function createMailer({ smtpUrl, from }: MailerSettings): Mailer {
  const sender = senderOf(from)
  if (!sender) throw new Error(`Not a sender: ${from}`)

  return {
    async send({ id, to, replyTo, subject, html, text, attachments = [] }: OutgoingMail, signal?: AbortSignal) {
      if (!oneAddress.test(to)) throw new PermanentFailure('the recipient is not one address')
      const transport = await transportTo(await smtpUrl())
      const hangUp = () => transport.close({ force: true })
      signal?.throwIfAborted()
      signal?.addEventListener('abort', hangUp)
      try {
        await transport.sendMail({
          envelope: { from: sender.address, to: [to] },
          from: { name: sender.name, address: sender.address },
          to: { name: '', address: to },
          ...(replyTo && oneAddress.test(replyTo.address) && { replyTo }),
          messageId: `<${id}@${sender.domain}>`,
          subject,
          text,
          html,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        signal?.throwIfAborted()
        throw permanentFailureOf(error, to) ?? error
      } finally {
        signal?.removeEventListener('abort', hangUp)
        hangUp()
      }
    },
  }
}

/** Connects and logs in without sending a mail. */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = await transportTo(smtpUrl, !isLoopback(new URL(smtpUrl).hostname))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * Connection for one e-mail, as a pool of one: only a pool can be closed while it sends, and a server that sends a
 * line every few seconds never triggers the timeouts.
 */
async function transportTo(smtpUrl: string, needsTls = false) {
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtpUrl)
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    requireTLS: needsTls || url.searchParams.get('requireTLS') === 'true' || needsEncryption(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function needsEncryption({ username, hostname }: URL): boolean {
  return username !== '' && !isLoopback(hostname)
}

/** Commands whose refusal concerns this recipient or mail, and not the shop. */
const aboutTheMail = ['RCPT TO', 'DATA']

interface SmtpError extends Error {
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  /** True if a retry would be refused again. */
  readonly permanent?: boolean
}

/** @returns the server's refusal without the recipient's address, or undefined if a retry may succeed */
function permanentFailureOf(error: unknown, recipient: string): PermanentFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const { command = '', permanent, response } = error as SmtpError
  if (permanent !== true || !aboutTheMail.includes(command)) return undefined
  return new PermanentFailure(`refused: ${(response ?? '').replaceAll(recipient, '…')}`, { cause: error })
}

interface Sender {
  readonly name: string
  readonly address: string
  /** Domain for Message-ID headers. */
  readonly domain: string
}

const senderPattern = /^(?:"?(?<name>[^"<>]*?)"?\s*<)?(?<address>[^\s<>@]+@(?<domain>[^\s<>@]+))>?$/

/** `Stek <hallo@stek.example>` or the address alone; undefined if it is neither. */
function senderOf(text: string): Sender | undefined {
  const { name = '', address, domain } = senderPattern.exec(text.trim())?.groups ?? {}
  return address === undefined || domain === undefined ? undefined : { name: name.trim(), address, domain }
}
