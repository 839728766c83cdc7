import { type Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

export interface Message {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface Reply {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

export interface ExchangeLimits {
  readonly agent: Agent
  readonly connectMs: number
  /** In bytes. */
  readonly maxReplyBytes: number
  readonly signal: AbortSignal
}

/** Nobody took the call. Trying at once again would only wait again. */
export class ConnectTimeout extends Error {
  override readonly name = 'ConnectTimeout'
}

export class ReplyTooLong extends Error {
  override readonly name = 'ReplyTooLong'
}

/**
 * One message and its reply; redirects are replies like others. Not `fetch`: that one cannot be told how long connecting
 * may take.
 */
export async function exchange(address: URL, message: Message, limits: ExchangeLimits): Promise<Reply> {
  const response = await responseTo(address, message, limits)
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length
    /* Leaving the loop closes the connection. */
    if (length > limits.maxReplyBytes) throw new ReplyTooLong()
    pieces.push(piece)
  }
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    text: Buffer.concat(pieces).toString(),
  }
}

function responseTo(
  address: URL,
  { method, headers, body }: Message,
  { agent, connectMs, signal }: ExchangeLimits,
): Promise<IncomingMessage> {
  const ask = address.protocol === 'http:' ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const request = ask(address, { method, headers, agent, signal })
    const connecting = setTimeout(() => request.destroy(new ConnectTimeout()), connectMs)
    const connected = () => clearTimeout(connecting)
    request
      .on('socket', (socket) => {
        if (request.reusedSocket) connected()
        else socket.once(address.protocol === 'http:' ? 'connect' : 'secureConnect', connected)
      })
      .on('response', resolve)
      .on('error', reject)
      .on('close', connected)
      .end(body ?? undefined)
  })
}
