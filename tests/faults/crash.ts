import { registerHooks } from 'node:module'
import { crashPointIn } from './process-settings.ts'

/* Loaded before a process of the shop: puts an end to it at a checkpoint, the way a power cut does. */
const crash = crashPointIn(process.argv)

const source = `
  let left = ${crash?.hit ?? 0}
  export function checkpoint(name) {
    if (name !== ${JSON.stringify(crash?.at)}) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/platform/db/checkpoint.ts')
      ? { format: 'module', source, shortCircuit: true }
      : next(url, context),
})
