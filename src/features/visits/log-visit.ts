import type { Visit, Visits } from './repository.ts'

const robots = /bot|crawl|spider|slurp|headless|lighthouse|monitor|preview|https?:/i

/** Whether the user agent names a robot. All browsers, and some robots, begin with `Mozilla/`. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent)
}

export interface VisitDependencies {
  readonly visits: Pick<Visits, 'count'>
}

/** Counts a visit, unless it is by a robot. */
export async function logVisit({ visits }: VisitDependencies, visit: Visit): Promise<void> {
  if (!isRobot(visit.visitor.userAgent)) await visits.count(visit)
}
