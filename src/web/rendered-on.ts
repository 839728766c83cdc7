import { shopDayOf } from '#core/time/shop-day.ts'
import { renderedWith } from '#site/rendered-with.ts'

/** Prerendered pages show the prices of this day in the shop's time zone. */
export const renderedOn = renderedWith?.day ?? shopDayOf(new Date())
