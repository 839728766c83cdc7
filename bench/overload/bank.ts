import { openDemoBank } from '#tests/builders/demo-bank.ts'

/** The payment provider, in a process of its own: nobody who pays waits for what the bench does with its own memory. */
const { url } = await openDemoBank()
process.on('disconnect', () => process.exit())
process.send?.(url)
