import { shopDayOf } from '#core/time/shop-day.ts'
import { renderedWith } from '#site/rendered-with.ts'

/** Their prices are those of that day in the shop. */
export const renderedOn = renderedWith?.day ?? shopDayOf(new Date())
