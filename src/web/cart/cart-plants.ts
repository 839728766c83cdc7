import type { CartItem } from '#domain/cart/cart.ts'
import type { DrawingName } from '#web/ui/drawing-sizes.ts'

export interface CartPlant {
  readonly itemId: string
  readonly drawing: DrawingName
  readonly height: number
  readonly pot?: 'butter'
}

const sizes: Readonly<Record<string, { drawing: DrawingName; height: number }>> = {
  stek: { drawing: 'stek', height: 76 },
  struik: { drawing: 'struik', height: 92 },
  boom: { drawing: 'boom', height: 116 },
}

/** Each product puts a plant on the sill of the summary; extras and services grow on what they belong to. */
export function plantsOf(items: readonly CartItem[]): readonly CartPlant[] {
  return items.flatMap((item): CartPlant[] => {
    if (item.type === 'domain') {
      return item.priceType === 'transfer'
        ? [{ itemId: item.id, drawing: 'tulp', height: 72, pot: 'butter' }]
        : [{ itemId: item.id, drawing: 'spruit', height: 58 }]
    }
    const size = sizes[item.productSlug.split('-').at(-1) ?? '']
    return item.type === 'hosting' && size ? [{ itemId: item.id, ...size }] : []
  })
}
