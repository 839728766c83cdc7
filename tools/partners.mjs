import { runSource } from './launcher/run-source.mjs'

/** Partners, what they earned, and transfers to them. */
await runSource('src/partners-command.ts')
