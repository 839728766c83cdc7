import type { Deliveries, DeliveryReport, ReportOutcome } from './deliveries-port.ts'

export interface DeliveryDependencies {
  readonly deliveries: Pick<Deliveries, 'take'>
  /** For what a person must look at. */
  readonly alert: (line: string) => void
}

/** What the provisioning side says about a line. A line that failed is paid for and not delivered: a person must look. */
export async function takeProvisioningReport(
  { deliveries, alert }: DeliveryDependencies,
  report: DeliveryReport,
  now: Date = new Date(),
): Promise<ReportOutcome> {
  // A clock that is ahead must not outdo all that is said later.
  const at = report.at < now ? report.at : now
  const outcome = await deliveries.take({ ...report, at })
  const { orderNumber, itemId, state } = report
  if (outcome === 'counted' && state === 'failed') alert(`ALERT delivery failed: order ${orderNumber}, item ${itemId}`)
  if (outcome === 'unknown' || outcome === 'held') {
    alert(`ALERT report about a delivery that is ${outcome}: order ${orderNumber}, item ${itemId}, ${state}`)
  }
  return outcome
}
