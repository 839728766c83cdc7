import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'

/** Opens files until its process has no descriptors left, and closes them after that was logged. */
const program = `
import { closeSync, openSync } from 'node:fs'
import { watchDescriptors } from '#platform/http/server/load-watch.ts'
import { createLog } from '#platform/telemetry/log.ts'
const open = []
const onEntry = ({ kind, message }) => {
  console.error(kind, message)
  if (open.length === 0) process.exit()
  for (const descriptor of open.splice(0)) closeSync(descriptor)
}
const stop = watchDescriptors(createLog({ write() {}, isTerminal: true, onEntry }))
try {
  while (true) open.push(openSync('/dev/null'))
} catch {}
setTimeout(stop, 10_000)
`

test('a process without free file descriptors logs that once on standard error, and again when it is over', async () => {
  const args = ['-c', 'ulimit -n 64 && exec "$0" --input-type=module -e "$1"', process.execPath, program]
  const child = spawn('sh', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  const lines = (await text(child.stderr)).split('\n').filter((line) => line.includes('overload'))
  expect(lines).toEqual([
    'overload Connections are refused: no file descriptor is left.',
    'overload Connections are accepted again.',
  ])
})
