import type { Visit, Visits } from './visit-ports.ts'

const robots = /bot|crawl|spider|slurp|headless|lighthouse|monitor|preview|https?:/i

/** Whether a program says of itself that it is one. Browsers all begin with the same word; some robots do too. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent)
}

/** What the use cases around visits work with. */
export interface VisitDependencies {
  readonly visits: Visits
}

/** Robots are welcome and count for nothing. */
export async function logVisit({ visits }: VisitDependencies, visit: Visit): Promise<void> {
  if (!isRobot(visit.visitor.userAgent)) await visits.count(visit)
}
