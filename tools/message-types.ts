import { writeMessageTypes } from '#site/build/messages.ts'
import { root } from '#platform/config/root.ts'

/** Writes `messages/nl.types.ts`, which the type check needs and git ignores; a build writes it too. */
await writeMessageTypes(root)
