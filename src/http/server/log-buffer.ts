export interface LogBuffer {
  readonly write: (line: string) => void
  readonly flush: () => void
}

const maxMs = 100
const maxLines = 500

/** Writes lines in batches, a few times a second: a write per line would cost more than the request itself. */
export function createLogBuffer(write: (lines: string) => void): LogBuffer {
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length > 0) write(`${lines.join('\n')}\n`)
    lines = []
  }
  return {
    write(line) {
      lines.push(line)
      if (lines.length >= maxLines) flush()
      else timer ??= setTimeout(flush, maxMs).unref()
    },
    flush,
  }
}
