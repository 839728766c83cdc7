import { isRobot } from '#domain/visits/known-robots.ts'
import type { Visit, Visits } from './visits-port.ts'

/** What the use cases around visits work with. */
export interface VisitDependencies {
  readonly visits: Visits
}

/** Robots are welcome and count for nothing. */
export async function logVisit({ visits }: VisitDependencies, visit: Visit): Promise<void> {
  if (!isRobot(visit.visitor.userAgent)) await visits.count(visit)
}
