import type { Deps } from '#features/deps.ts'
import type { Visit } from './repository.ts'

const robots = /bot|crawl|spider|slurp|headless|lighthouse|monitor|preview|https?:/i

/** Whether the user agent names a robot. All browsers, and some robots, begin with `Mozilla/`. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent)
}

/** Counts a visit, unless it is by a robot. */
export async function logVisit({ visits }: Deps, visit: Visit): Promise<void> {
  if (!isRobot(visit.visitor.userAgent)) await visits.count(visit)
}
