import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DemoMails, ReceivedMail } from '#features/demo/repository.ts'

export interface DemoMailServer {
  readonly smtpUrl: string
  close(): Promise<void>
}

const maxMessageBytes = 1024 * 1024
const tryAgainLater = Object.assign(new Error('Cannot keep it now, please come back'), { responseCode: 451 })

/**
 * A real SMTP server on the loopback interface that replaces the recipients' mail servers; all e-mails are stored for
 * the demo's mailbox page.
 */
export async function startDemoMailServer(mails: Pick<DemoMails, 'keep'>): Promise<DemoMailServer> {
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([import('smtp-server'), import('postal-mime')])
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMessageBytes,
    closeTimeout: 1000,
    logger: false,
    async onData(stream, session, callback) {
      const recipient = session.envelope.rcptTo[0]?.address ?? ''
      const isKept = await keep(stream, recipient).catch(() => false)
      callback(isKept ? null : tryAgainLater)
    },
  })
  const keep = async (stream: Readable, recipient: string): Promise<boolean> => {
    await mails.keep(receivedMail(await PostalMime.parse(await buffer(stream)), recipient))
    return true
  }
  // Broken connections are ignored, because the sender retries.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface ParsedMail {
  readonly messageId?: string | undefined
  readonly from?: { readonly name: string; readonly address?: string | undefined } | undefined
  readonly subject?: string | undefined
  readonly html?: string | undefined
  readonly text?: string | undefined
}

function receivedMail({ messageId, from, subject, html, text }: ParsedMail, to: string): ReceivedMail {
  return {
    messageId: messageId ?? '',
    from: [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(' '),
    to,
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
  }
}
