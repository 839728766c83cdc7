import type { LocalizedText, SiteLocale } from '#domain/basics/locale.ts'
import { cents } from '#domain/money/money.ts'
import { consentTexts } from './consents.ts'
import type { Consent, OrderLine, OrderSnapshot } from './order.ts'

/** What an order is made from, as it is kept with its payment at the provider. */
export interface KeptOrder {
  readonly snapshot: OrderSnapshot
  readonly cartVersion: number
  /** Of the page it was ordered from, and of the consent texts. */
  readonly siteLocale: SiteLocale
}

type PackedLine = Omit<OrderLine, 'title' | 'net'>

interface PackedOrder extends Omit<KeptOrder, 'snapshot'> {
  readonly version: 1
  readonly snapshot: Omit<OrderSnapshot, 'lines' | 'consents'> & {
    /** Null: there were too many to keep. */
    readonly lines: readonly PackedLine[] | null
    readonly consents: Omit<OrderSnapshot['consents'], 'terms' | 'immediateStart'> & {
      readonly terms: boolean | null
      readonly immediateStart: boolean | null
    }
  }
}

/** An order that was unpacked; `lines` is null when they have to be found elsewhere. */
export interface UnpackedOrder extends Omit<KeptOrder, 'snapshot'> {
  readonly snapshot: Omit<OrderSnapshot, 'lines'> & { readonly lines: readonly OrderLine[] | null }
}

/** Leaves out what the catalogue and the consent texts know. */
export function packOrder({ snapshot, cartVersion, siteLocale }: KeptOrder, { withLines = true } = {}): string {
  const { lines, consents, ...rest } = snapshot
  const packed: PackedOrder = {
    version: 1,
    cartVersion,
    siteLocale,
    snapshot: {
      ...rest,
      consents: {
        ...consents,
        terms: consents.terms && consents.terms.isGiven,
        immediateStart: consents.immediateStart && consents.immediateStart.isGiven,
      },
      lines: withLines ? lines.map(({ title: _title, net: _net, ...line }) => line) : null,
    },
  }
  return JSON.stringify(packed)
}

/** Null: another release packed it, or it names a product that is not sold any more. */
export function unpackOrder(
  text: string,
  titleOf: (productSlug: string) => LocalizedText | undefined,
): UnpackedOrder | null {
  const { version, cartVersion, siteLocale, snapshot } = JSON.parse(text) as PackedOrder
  if (version !== 1) return null
  const { lines: packed, consents, ...rest } = snapshot
  const lines = packed?.flatMap((line) => {
    const title = titleOf(line.productSlug)
    return title === undefined ? [] : { ...line, title, net: cents(line.price - line.discount) }
  })
  if (lines?.length !== packed?.length) return null
  const consentOf = (which: keyof typeof consentTexts): Consent | null =>
    consents[which] === null ? null : { text: consentTexts[which][siteLocale], isGiven: consents[which] }
  return {
    cartVersion,
    siteLocale,
    snapshot: {
      ...rest,
      consents: { ...consents, terms: consentOf('terms'), immediateStart: consentOf('immediateStart') },
      lines: lines ?? null,
    },
  }
}
