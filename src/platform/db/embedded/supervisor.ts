import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Connection, type Say, StartProblem } from '#platform/db/connection.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { type Ownership, takeOwnership } from './ownership.ts'
import { type Attempt, runningPostmaster, type Server, spawnPostmaster, stopPostmaster } from './postmaster.ts'

/** Starts or takes over the server, and brings it back whenever it dies, until `stop`. */
export async function keepRunning(server: SupervisedServer): Promise<{ owner: Client; stop(): Promise<void> }> {
  const stopping = new AbortController()
  let owned = await startOrTakeOver(server, stopping.signal, 'give-up')
  const { client } = owned
  const watching = watch()
  return {
    owner: client,
    async stop() {
      stopping.abort()
      await watching
      if (runningPostmaster(server.cluster.data)?.pid === owned.postmaster) await stopPostmaster(owned.postmaster)
      await owned.client.end()
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      await Promise.race([owned.gone, aborted(stopping.signal)])
      if (stopping.signal.aborted) return
      server.say('The database stopped. Starting it again.')
      const again = await restart(server, stopping.signal)
      if (!again) return
      owned = again
      server.say('The database is back.')
    }
  }
}

/** Retries until it runs again or `signal` aborts; the same error is reported once. */
async function restart(server: SupervisedServer, signal: AbortSignal): Promise<Ownership | undefined> {
  for (let said = ''; !signal.aborted; await pause(1000, undefined, { signal }).catch(() => {})) {
    try {
      return await startOrTakeOver(server, signal, 'keep-trying')
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

interface SupervisedServer extends Server {
  readonly superuser: Connection
  readonly say: Say
}

const START_TIMEOUT_MS = 20_000
const RECOVERY_NOTICE_AFTER_MS = 3000

/** Concurrent start, earlier owner still cleaning up, or shared memory of a killed server: retried. */
const TRANSIENT_FAILURE =
  /lock file ".*" already exists|create lock file ".*": No such file|shared memory block .* still in use/

/** Takes over the running server, or starts one, and takes ownership. */
async function startOrTakeOver(
  server: SupervisedServer,
  signal: AbortSignal,
  onFailure: 'give-up' | 'keep-trying',
): Promise<Ownership> {
  const began = Date.now()
  const isLate = () => onFailure === 'give-up' && Date.now() - began > START_TIMEOUT_MS
  let attempt: Attempt | undefined
  let hasReportedRecovery = false
  for (; !signal.aborted; await pause(10)) {
    const running = runningPostmaster(server.cluster.data)
    if (running?.ready) {
      const ownership = await takeOwnership(server.superuser, server.cluster.data, running.pid).catch(onlyStartProblems)
      if (ownership) return ownership
      await pause(50)
      if (isLate()) throw new StartProblem(`The database (process ${running.pid}) does not answer. Stop it first.`)
    } else if (!running && (!attempt || attempt.hasEnded())) {
      if (attempt) await handleFailedAttempt(attempt, server.cluster, onFailure === 'give-up', isLate())
      attempt = spawnPostmaster(server)
    } else if (!hasReportedRecovery && Date.now() - began > RECOVERY_NOTICE_AFTER_MS) {
      server.say('The database is recovering from an interruption. This may take a while.')
      hasReportedRecovery = true
    }
  }
  if (attempt?.pid && !attempt.hasEnded()) await stopPostmaster(attempt.pid)
  throw signal.reason
}

async function handleFailedAttempt(
  attempt: Attempt,
  cluster: ClusterLocation,
  mayGiveUp: boolean,
  isLate: boolean,
): Promise<void> {
  const errorOutput = attempt.errorOutput()
  const passes = TRANSIENT_FAILURE.test(errorOutput)
  if (mayGiveUp && (isLate || !passes)) {
    throw new StartProblem(`The database does not start. Its log, ${cluster.log}, says:\n${errorOutput}`)
  }
  await pause(passes ? 100 : 1000)
}

/** A server that is starting, stopping or recovering refuses connections: retried. Start problems are not. */
function onlyStartProblems(error: unknown): undefined {
  if (error instanceof StartProblem) throw error
}
