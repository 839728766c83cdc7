/** Messages between tabs of this shop. */
export type News = 'cart' | 'signedIn' | 'signedOut'

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('shop') : undefined

export function tellTabs(news: News): void {
  channel?.postMessage(news)
}

export function hearTabs(listener: (news: News) => void): void {
  channel?.addEventListener('message', ({ data }) => listener(data as News))
}

/**
 * Calls the listener when this tab may be out of date: on messages from other tabs, on return to it, when back online.
 */
export function whenBehind(listener: (news?: News) => void): void {
  hearTabs(listener)
  addEventListener('online', () => listener())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener()
  })
}
