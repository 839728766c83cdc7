import type { Writable } from 'node:stream'

/** Aborted when the connection of an answer is closed, or the answer is complete. */
export function goneSignalOf(outgoing: Writable): AbortSignal {
  const gone = new AbortController()
  if (outgoing.destroyed) gone.abort()
  else outgoing.once('close', () => gone.abort())
  return gone.signal
}
