const encoder = new TextEncoder()

export interface JsonLinesOptions {
  /** Called once: at the end, after a disconnect, or after the timeout. */
  readonly onEnd: () => void
  /** Receives unexpected errors, which end the response early. */
  readonly report: (error: unknown) => void
  /** Timeout for the whole stream. */
  readonly maxMs: number
}

/** Newline-delimited JSON with backpressure: a chunk per group, pulled when the reader has room. */
export function jsonLinesStream(
  groups: AsyncGenerator<readonly unknown[], void, undefined>,
  { onEnd, report, maxMs }: JsonLinesOptions,
): ReadableStream<Uint8Array> {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    onEnd()
    void groups.return()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timer = setTimeout(() => {
          end()
          controller.close()
        }, maxMs)
      },
      async pull(controller) {
        const { value, done } = await groups.next().catch((error: unknown) => {
          report(error)
          return { value: undefined, done: true }
        })
        if (isOver) return
        if (value) controller.enqueue(encoder.encode(value.map((line) => `${JSON.stringify(line)}\n`).join('')))
        if (!done) return
        end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  )
}
