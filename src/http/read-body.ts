export type Body =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly status: 400 | 413; readonly code: 'invalid_encoding' | 'payload_too_large' }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a body up to a limit, counting what really arrives, and takes nothing but valid UTF-8. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) return { ok: false, status: 413, code: 'payload_too_large' }
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > limit) return { ok: false, status: 413, code: 'payload_too_large' }
    pieces.push(piece)
  }
  try {
    return { ok: true, text: utf8.decode(Buffer.concat(pieces)) }
  } catch {
    return { ok: false, status: 400, code: 'invalid_encoding' }
  }
}
