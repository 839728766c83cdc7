import { runSource } from './launcher/run-source.mjs'

/** Jobs that were given up, and what can be done about them. */
await runSource('src/jobs-command.ts')
