import { SessionServer } from './session-server.ts'
import { createSessionStore, type SessionStore } from '#web/session/session-store.ts'
import type { News } from '#web/tabs.ts'

export interface OpenSession {
  readonly server: SessionServer
  readonly store: SessionStore
  readonly told: News[]
  readonly pauses: number[]
}

/** Opens a tab with a session store. Tabs of the same browser share its server and broadcast channel. */
export function openSession(
  given: {
    readonly server?: SessionServer
    readonly cartId?: () => string | undefined
    readonly onNews?: (news: News) => void
  } = {},
): OpenSession {
  const server = given.server ?? new SessionServer()
  const told: News[] = []
  const pauses: number[] = []
  const store = createSessionStore({
    calls: server.calls,
    isHinted: () => server.user !== null,
    pause: (ms) => {
      pauses.push(ms)
      return Promise.resolve()
    },
    tell: (news) => {
      told.push(news)
      given.onNews?.(news)
    },
    cartId: given.cartId ?? (() => undefined),
  })
  return { server, store, told, pauses }
}
