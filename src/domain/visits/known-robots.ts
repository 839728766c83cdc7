const robots = /bot|crawl|spider|slurp|headless|lighthouse|monitor|preview|https?:/i

/** Whether a program says of itself that it is one. Browsers all begin with the same word; some robots do too. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent)
}
