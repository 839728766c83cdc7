import type { IsoDate } from '#core/time/iso-date.ts'
import type { PriceList } from '#core/catalogue/price-list.ts'

export interface RenderedWith {
  readonly day: IsoDate
  readonly prices: PriceList
}

/**
 * Day and prices to render pages with, if they differ from today and the catalogue. They are set before any other
 * module is loaded (`src/site/build/render-again.ts`), so that everything that modules compute from prices while
 * loading follows automatically. Never set in a server process.
 */
export const { renderedWith } = globalThis as { readonly renderedWith?: RenderedWith }
