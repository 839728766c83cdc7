/** A connection of WebDriver BiDi: commands with numbered answers, and events in between. */
export interface Bidi {
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>
  readonly on: (event: string, hear: (params: Record<string, unknown>) => void) => void
  readonly close: () => void
}

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Record<string, unknown>
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: Record<string, unknown>
}

const patience = 60_000

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const opened = Promise.withResolvers<void>()
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  const listeners = new Map<string, ((params: Record<string, unknown>) => void)[]>()
  let last = 0

  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', () => opened.reject(new Error(`Nobody answers at ${url}`)))
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser ended the connection'))
    pending.clear()
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.type === 'event') {
      for (const hear of listeners.get(message.method ?? '') ?? []) hear(message.params ?? {})
      return
    }
    const waiting = pending.get(message.id ?? 0)
    pending.delete(message.id ?? 0)
    if (message.type === 'success') waiting?.resolve(message.result ?? {})
    else waiting?.reject(new Error(`${message.error}: ${message.message}`))
  })
  await opened.promise

  return {
    async send(method, params = {}) {
      last += 1
      const id = last
      const waiting = Promise.withResolvers<Record<string, unknown>>()
      pending.set(id, waiting)
      socket.send(JSON.stringify({ id, method, params }))
      const timer = setTimeout(() => {
        pending.delete(id)
        waiting.reject(new Error(`No answer to ${method} in ${patience / 1000} s`))
      }, patience)
      return waiting.promise.finally(() => clearTimeout(timer))
    },
    on(event, hear) {
      listeners.set(event, [...(listeners.get(event) ?? []), hear])
    },
    close: () => socket.close(),
  }
}
