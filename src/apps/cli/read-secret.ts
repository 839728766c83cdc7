import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { UsageProblem } from './command.ts'

/**
 * Reads one line from standard input, without showing it on a terminal. An argument would be visible in the list of
 * processes and in the history of the shell.
 */
export async function readSecret(what: string): Promise<string> {
  const { stdin, stderr } = process
  const hidden = stdin.isTTY ? new Writable({ write: (_piece, _encoding, done) => done() }) : undefined
  const lines = createInterface({ input: stdin, ...(hidden && { output: hidden, terminal: true }) })
  if (hidden) stderr.write(`${what}: `)
  // Ctrl-C on a terminal closes the input, as does the end of a file.
  const [line = ''] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?]
  lines.close()
  if (hidden) stderr.write('\n')
  if (line.trim() === '') throw new UsageProblem(`${what} is missing: type it, or send it to standard input.`)
  return line.trim()
}
