import { setTimeout as pause } from 'node:timers/promises'

/** So that nobody can tell from the time what was done. */
export async function withMinDuration<Done>(ms: number, work: Promise<Done>): Promise<Done> {
  const [done] = await Promise.all([work, pause(ms)])
  return done
}
