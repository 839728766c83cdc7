import { setTimeout as pause } from 'node:timers/promises'

/** Prevents timing attacks: the duration must not reveal whether an address is known. */
export async function withMinDuration<Done>(ms: number, work: Promise<Done>): Promise<Done> {
  const [done] = await Promise.all([work, pause(ms)])
  return done
}
