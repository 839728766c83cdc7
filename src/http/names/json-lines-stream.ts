const encoder = new TextEncoder()

export interface JsonLinesOptions {
  /** Called once: at the end, when the reader went away, or when it took too long. */
  readonly onEnd: () => void
  /** For mistakes of ours: the answer ends where it is. */
  readonly report: (error: unknown) => void
  /** A reader that takes nothing for so long in all gets no more. */
  readonly maxMs: number
}

/** Values as lines of JSON, a piece for each group. Nothing is asked for before the reader has room for it. */
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
