import { write, writeSync } from 'node:fs'

export interface LogOutput {
  /** Whole lines, with their ends. */
  readonly write: (lines: string) => void
  /** Writes what is left, before the process ends. */
  readonly flush: () => void
}

const maxPendingChars = 1024 * 1024
const retryMs = 50

/**
 * A log that cannot stop the shop. Node's own streams end for good with their first error, and an error nobody listens
 * to ends the process; a pipe that nobody reads would make it wait. Here one write at a time is under way, off the main
 * thread; what cannot be written (closed pipe, full disk, reader asleep) is dropped and counted, and the count is
 * written as soon as something can be written again. `onLoss` is called with the reason when the first lines are lost.
 */
export function createLogOutput(
  fd: number,
  lossOf: (count: number, reason: string) => string,
  onLoss: (reason: string) => void = () => {},
): LogOutput {
  let pending: string[] = []
  let pendingChars = 0
  let isWriting = false
  let dropped = 0
  let reason = ''

  return {
    write(lines) {
      if (pendingChars + lines.length > maxPendingChars) return drop(lines, 'nobody reads it')
      pending.push(lines)
      pendingChars += lines.length
      if (!isWriting) writeNext()
    },
    flush() {
      const rest = takePending()
      if (rest === '' || (isWriting && dropped > 0)) return
      try {
        writeSync(fd, rest)
      } catch {
        // Nobody is left to be told.
      }
    },
  }

  function writeNext(): void {
    const noted = dropped
    const lines = takePending()
    if (lines === '') return
    const note = noted > 0 ? `${lossOf(noted, reason)}\n` : ''
    isWriting = true
    writeAll(Buffer.from(note + lines), (error) => {
      isWriting = false
      if (error) drop(lines, error.code ?? error.message)
      else dropped -= noted
      writeNext()
    })
  }

  function writeAll(bytes: Buffer, done: (error: NodeJS.ErrnoException | null) => void): void {
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(writeAll, retryMs, bytes, done)
      else if (error || written === bytes.length) done(error)
      else writeAll(bytes.subarray(written), done)
    })
  }

  function takePending(): string {
    const lines = pending.join('')
    pending = []
    pendingChars = 0
    return lines
  }

  function drop(lines: string, why: string): void {
    if (dropped === 0) onLoss(why)
    dropped += lines.split('\n').length - 1
    reason = why
  }
}

export interface LogBuffer {
  readonly write: (line: string) => void
  readonly flush: () => void
}

const maxBufferMs = 100
const maxBufferLines = 500

/** Writes lines in batches, a few times a second: a write per line would cost more than the request itself. */
export function createLogBuffer(writeLines: (lines: string) => void): LogBuffer {
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length > 0) writeLines(`${lines.join('\n')}\n`)
    lines = []
  }
  return {
    write(line) {
      lines.push(line)
      if (lines.length >= maxBufferLines) flush()
      else timer ??= setTimeout(flush, maxBufferMs).unref()
    },
    flush,
  }
}
