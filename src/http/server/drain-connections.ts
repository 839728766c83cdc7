import type { Server, ServerResponse } from 'node:http'

/**
 * Once it is called, every answer is the last of its connection and says so, also one that is under way: whoever keeps
 * connections would otherwise send the next call to a shop that is gone.
 */
export function disableKeepAlive(server: Server): () => void {
  const underWay = new Set<ServerResponse>()
  let isLast = false
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return () => {
    isLast = true
    for (const response of underWay) response.shouldKeepAlive = false
  }
}
