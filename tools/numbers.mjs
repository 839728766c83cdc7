import { runSource } from './launcher/run-source.mjs'

/** How many people searched, chose, went to pay and paid, by day. */
await runSource('src/numbers-command.ts')
