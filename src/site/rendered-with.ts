import type { IsoDate } from '#core/time/iso-date.ts'
import type { PriceList } from '#core/catalogue/price-list.ts'

export interface RenderedWith {
  readonly day: IsoDate
  readonly prices: PriceList
}

/**
 * The day and the prices that a program renders pages with, where those are not today and the ones of the files. It is
 * set before any other module is loaded (`src/site/build/render-again.ts`): what modules compute from prices when they are
 * loaded follows without being named, and nothing can be forgotten. A process that serves never has it.
 */
export const { renderedWith } = globalThis as { readonly renderedWith?: RenderedWith }
