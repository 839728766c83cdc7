/** Steps of the order funnel. */
export const funnelSteps = ['search', 'add', 'checkout', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Steps with counters; paid orders are counted in the orders table. */
export type CountedStep = Exclude<FunnelStep, 'paid'>
