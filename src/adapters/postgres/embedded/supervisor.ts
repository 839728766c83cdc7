import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { type SupervisedServer, bringUp } from '#adapters/postgres/embedded/bring-up.ts'
import type { Ownership } from '#adapters/postgres/embedded/ownership.ts'
import { runningPostmaster, stopPostmaster } from '#adapters/postgres/embedded/postmaster.ts'

/** Starts or takes over the server, and brings it back whenever it dies, until `stop`. */
export async function keepRunning(server: SupervisedServer): Promise<{ owner: Client; stop(): Promise<void> }> {
  const stopping = new AbortController()
  let owned = await bringUp(server, stopping.signal, 'give-up')
  const { client } = owned
  const watching = watch()
  return {
    owner: client,
    async stop() {
      stopping.abort()
      await watching
      if (runningPostmaster(server.home.data)?.pid === owned.postmaster) await stopPostmaster(owned.postmaster)
      await owned.client.end()
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      await Promise.race([owned.gone, aborted(stopping.signal)])
      if (stopping.signal.aborted) return
      server.say('The database stopped. Starting it again.')
      const again = await bringBack(server, stopping.signal)
      if (!again) return
      owned = again
      server.say('The database is back.')
    }
  }
}

/** Until it is there again or we stop; what is in the way is said once. */
async function bringBack(server: SupervisedServer, signal: AbortSignal): Promise<Ownership | undefined> {
  for (let said = ''; !signal.aborted; await pause(1000, undefined, { signal }).catch(() => {})) {
    try {
      return await bringUp(server, signal, 'keep-trying')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!signal.aborted && reason !== said) server.say(reason)
      said = reason
    }
  }
  return undefined
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
