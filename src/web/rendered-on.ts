import { shopDayOf } from '#domain/basics/shop-day.ts'

/** Pages are made at build: their prices are those of that day in the shop. */
export const renderedOn = shopDayOf(new Date())
