import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseServer } from './server-pair.ts'

const lookEveryMs = 300
/** So long without a write that counts, and somebody has to do something. */
const deadAfterMs = 3000
const patienceMs = 60_000

export interface FailoverManager extends AsyncDisposable {
  readonly primary: () => DatabaseServer
  readonly failovers: () => number
  /** Settles when the standby has all that is acknowledged, so that it may take over. */
  readonly safe: () => Promise<void>
  /** A change of roles that somebody wants. */
  readonly switchOver: () => Promise<void>
}

/**
 * What Patroni or a hosted database does, in short: watches a primary and its synchronous standby from a third place.
 * - The primary takes no writes, the standby answers: the primary is cut off for certain, then the standby is promoted.
 *   Only a standby that every acknowledged commit has waited for: `isSafe`.
 * - The standby is away: the primary is told not to wait for it, and from before that moment the standby is not promoted.
 * - The other one is made a standby of the new primary; when it follows, commits wait for it again.
 */
export async function manageFailover(
  pair: readonly [DatabaseServer, DatabaseServer],
  say: (line: string) => void,
): Promise<FailoverManager> {
  let [primary, standby] = pair
  let isSafe = false
  let failovers = 0
  let [writtenAt, isClosed, isWanted] = [performance.now(), false, false]
  await primary.ask('create table if not exists heartbeat (at timestamptz)', patienceMs)
  const watching = watch()

  return {
    primary: () => primary,
    failovers: () => failovers,
    async safe() {
      for (const began = performance.now(); !isSafe; await pause(100)) {
        if (performance.now() - began > 2 * patienceMs) throw new Error('the standby does not follow')
      }
    },
    async switchOver() {
      isWanted = true
      while (isWanted) await pause(50)
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await watching
    },
  }

  async function watch(): Promise<void> {
    for (; !isClosed; await pause(lookEveryMs)) {
      try {
        if (isWanted && isSafe) {
          isWanted = false
          await takeOver(() => primary.stop())
        }
        await look()
      } catch (error) {
        say(`manager: ${String(error)}`)
      }
    }
  }

  async function look(): Promise<void> {
    const [isWritten, isThere] = await Promise.all([
      works(primary.ask('insert into heartbeat values (now())')),
      works(standby.ask('select 1')),
    ])
    if (isWritten) writtenAt = performance.now()
    const isDead = performance.now() - writtenAt > deadAfterMs
    if (isWritten && isThere && !isSafe) return await waitForStandby()
    if (!isDead) return
    if (isSafe && isThere) return await takeOver(fence)
    if (isSafe && (await works(primary.ask('select 1')))) await goOnAlone()
  }

  async function goOnAlone(): Promise<void> {
    isSafe = false
    say('manager: the standby is away, the primary goes on alone')
    await configure(primary, '')
  }

  async function waitForStandby(): Promise<void> {
    const following = await primary.ask<{ behind: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::int as behind from pg_stat_replication
       where state = 'streaming'`,
    )
    if (following.length === 0 || (following[0]?.behind ?? 1) > 1_000_000) return
    await configure(primary, '*')
    // One commit that has waited: from here on each one does.
    isSafe = await works(primary.ask('insert into heartbeat values (now())', 5000))
    if (isSafe) say('manager: commits wait for the standby')
  }

  async function fence(): Promise<void> {
    await primary.machine.cut()
  }

  async function takeOver(leave: () => Promise<void>): Promise<void> {
    const since = performance.now()
    isSafe = false
    await leave()
    await standby.ask('select pg_promote(true, 30)', 35_000)
    failovers += 1
    say(`manager: ${standby.machine.name} is the primary, after ${Math.round(performance.now() - since)} ms`)
    ;[primary, standby] = [standby, primary]
    writtenAt = performance.now()
    await standby.reset()
    await standby.follow(primary)
    await standby.start()
    writtenAt = performance.now()
  }
}

async function configure(server: DatabaseServer, names: '*' | ''): Promise<void> {
  await server.ask(`alter system set synchronous_standby_names = '${names}'`, 5000)
  await server.ask('select pg_reload_conf()', 5000)
}

function works(asked: Promise<unknown>): Promise<boolean> {
  return asked.then(
    () => true,
    () => false,
  )
}
