import type { IncomingMessage } from 'node:http'

const utf8 = new TextDecoder('utf-8', { fatal: true })

export type Body = Buffer | 'too_long' | 'cut_off'

/** Reads up to a limit, counting what really arrives: nothing beyond it is kept. */
export function readBody(request: IncomingMessage, limit: number): Body | Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too_long'
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    let length = 0
    const keep = (piece: Buffer) => {
      length += piece.length
      if (length <= limit) return void pieces.push(piece)
      request.off('data', keep).pause()
      resolve('too_long')
    }
    request.on('data', keep)
    request.once('end', () => resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)))
    request.once('error', () => resolve('cut_off'))
    request.once('close', () => resolve('cut_off'))
  })
}

/** Nothing but valid UTF-8, without its byte order mark; null otherwise. */
export function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body)
  } catch {
    return null
  }
}
