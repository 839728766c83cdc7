/** What tabs of this shop tell each other. */
export type News = 'cart' | 'signedIn' | 'signedOut'

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('shop') : undefined

export function tellTabs(news: News): void {
  channel?.postMessage(news)
}

export function hearTabs(listener: (news: News) => void): void {
  channel?.addEventListener('message', ({ data }) => listener(data as News))
}

/** Whenever this tab may have missed something: other tabs' news, coming back to it, a connection that is back. */
export function whenBehind(listener: (news?: News) => void): void {
  hearTabs(listener)
  addEventListener('online', () => listener())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener()
  })
}
