import type { Writable } from 'node:stream'

/** Aborted when the connection of an answer is closed before the answer is complete. */
export function disconnectSignalOf(outgoing: Writable): AbortSignal {
  const gone = new AbortController()
  if (outgoing.destroyed) gone.abort()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  return gone.signal
}
