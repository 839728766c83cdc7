import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Delivery {
  readonly from: string
  readonly to: readonly string[]
  /** Raw source of the message as received. */
  readonly raw: string
}

export interface MailServer extends AsyncDisposable {
  readonly url: string
  readonly delivered: Delivery[]
  /** Number of messages started, including refused ones. */
  readonly attempts: () => number
  /** Sets the reply codes of the next messages: for the recipient, or for the message itself. */
  refuse(refusal: { readonly recipient?: number; readonly letter?: number }): void
  close(): Promise<void>
}

export interface MailServerOptions {
  readonly port?: number
  /** Whether TLS is required or optional. The default certificate is self-signed. */
  readonly tls?: 'always' | 'offered'
  /** Replaces the self-signed certificate. */
  readonly certificate?: { readonly key: string; readonly cert: string }
}

/** Runs an SMTP server on this machine that refuses messages as a test requires. */
export async function openMailServer({ port = 0, tls, certificate }: MailServerOptions = {}): Promise<MailServer> {
  const delivered: Delivery[] = []
  let attempts = 0
  let refusal: { readonly recipient?: number; readonly letter?: number } = {}

  const server = new SMTPServer({
    authOptional: true,
    ...certificate,
    secure: tls === 'always',
    disabledCommands: tls === 'offered' ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo(_, __, callback) {
      attempts += 1
      callback(refusal.recipient ? refused(refusal.recipient) : null)
    },
    async onData(stream, { envelope }, callback) {
      const { mailFrom, rcptTo } = envelope
      // null: the connection ended in the middle of a message.
      const raw = await buffer(stream).catch(() => null)
      if (raw === null) return callback(new Error('cut short'))
      if (refusal.letter) return callback(refused(refusal.letter))
      const from = mailFrom ? mailFrom.address : ''
      delivered.push({ from, to: rcptTo.map(({ address }) => address), raw: raw.toString() })
      return callback()
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    delivered,
    attempts: () => attempts,
    refuse(next) {
      refusal = next
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

function refused(code: number): Error {
  return Object.assign(new Error('5.1.1 <klant@example.nl> no such person'), { responseCode: code })
}
