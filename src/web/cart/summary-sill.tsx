import { useState } from 'react'
import type { CartItem } from '#domain/cart/cart.ts'
import { plantsOf } from '#web/cart/cart-plants.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** Each product is a plant on the sill. One that is new grows, once; what was there stands. */
export function SummarySill({ items }: { readonly items: readonly CartItem[] }) {
  const [stood] = useState(() => new Set(items.map((item) => item.id)))
  return (
    <div className="sumsill">
      {plantsOf(items).map(({ itemId, drawing, height, pot }) => (
        <Drawing
          key={itemId}
          name={drawing}
          height={height}
          {...(pot && { pot })}
          {...(!stood.has(itemId) && { className: 'grew' })}
        />
      ))}
    </div>
  )
}
