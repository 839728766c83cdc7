import { write, writeSync } from 'node:fs'

export interface LogOutput {
  /** Accepts whole lines, including their line breaks. */
  readonly write: (lines: string) => void
  /** Writes the pending lines before the process ends. */
  readonly flush: () => void
}

const maxPendingChars = 1024 * 1024
const retryMs = 50

/**
 * A log output that cannot block or end the process. Node's own streams stop for good at their first error, an
 * unhandled stream error ends the process, and a pipe without a reader blocks it. Here one write at a time is in
 * progress, off the main thread. Lines that cannot be written (closed pipe, full disk, stalled reader) are dropped and
 * counted, and the count is written as soon as writing works again. `onLoss` is called with the reason when the first
 * lines are lost.
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
        // The process is ending and its log is broken, so the error cannot be reported.
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
