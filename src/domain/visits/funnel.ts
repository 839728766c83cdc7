/** The way to an order, as far as the shop sees it by itself. */
export const funnelSteps = ['search', 'add', 'checkout', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** What is counted when it happens; what was paid stands in the orders. */
export type CountedStep = Exclude<FunnelStep, 'paid'>
