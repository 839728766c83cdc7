import { setTimeout as pause } from 'node:timers/promises'
import type { Connection, Say } from '#adapters/postgres/connection/connection.ts'
import { StartProblem } from '#adapters/postgres/connection/start-problem.ts'
import type { Home } from '#adapters/postgres/embedded/home.ts'
import { type Ownership, takeOwnership } from '#adapters/postgres/embedded/ownership.ts'
import {
  type Attempt,
  type Server,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from '#adapters/postgres/embedded/postmaster.ts'

export interface SupervisedServer extends Server {
  readonly superuser: Connection
  readonly say: Say
}

const PATIENCE_MS = 20_000
const RECOVERY_IS_NEWS_AFTER_MS = 3000

/** Another start was faster, an earlier owner cleans up, or processes of a killed server hold its memory: it passes. */
const PASSING = /lock file ".*" already exists|create lock file ".*": No such file|shared memory block .* still in use/

/** Takes over the server that runs, or starts one, and comes back as its owner. */
export async function bringUp(
  server: SupervisedServer,
  signal: AbortSignal,
  mood: 'give-up' | 'keep-trying',
): Promise<Ownership> {
  const began = Date.now()
  const isLate = () => mood === 'give-up' && Date.now() - began > PATIENCE_MS
  let attempt: Attempt | undefined
  let saidRecovering = false
  for (; !signal.aborted; await pause(10)) {
    const running = runningPostmaster(server.home.data)
    if (running?.ready) {
      const ownership = await takeOwnership(server.superuser, server.home.data, running.pid).catch(onlyStartProblems)
      if (ownership) return ownership
      await pause(50)
      if (isLate()) throw new StartProblem(`The database (process ${running.pid}) does not answer. Stop it first.`)
    } else if (!running && (!attempt || attempt.hasEnded())) {
      if (attempt) await learnFrom(attempt, server.home, mood === 'give-up', isLate())
      attempt = spawnPostmaster(server)
    } else if (!saidRecovering && Date.now() - began > RECOVERY_IS_NEWS_AFTER_MS) {
      server.say('The database is recovering from an interruption. This may take a while.')
      saidRecovering = true
    }
  }
  if (attempt?.pid && !attempt.hasEnded()) await stopPostmaster(attempt.pid)
  throw signal.reason
}

async function learnFrom(attempt: Attempt, home: Home, mayGiveUp: boolean, isLate: boolean): Promise<void> {
  const complaint = attempt.complaint()
  const passes = PASSING.test(complaint)
  if (mayGiveUp && (isLate || !passes)) {
    throw new StartProblem(`The database does not start. Its log, ${home.log}, says:\n${complaint}`)
  }
  await pause(passes ? 100 : 1000)
}

/** A server that is starting, stopping or recovering refuses for a while; only what a person must solve is thrown. */
function onlyStartProblems(error: unknown): undefined {
  if (error instanceof StartProblem) throw error
}
