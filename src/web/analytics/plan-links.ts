import { type LayerItem, listedItem, listOf, type LayerEvent } from '#web/analytics/layer-events.ts'

/** Packages a page offers, by the links that lead to ordering them; and whichever is chosen. */
export function watchPlanLinks(push: (event: LayerEvent) => void): void {
  const offered = new Map<string, LayerItem>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="?product="]')) {
    const item = itemOf(link)
    if (item && !offered.has(item.item_id)) offered.set(item.item_id, listedItem(item.item_id))
  }
  const items = [...offered.values()]
  if (items.length === 0) return
  push({ event: 'view_item_list', ecommerce: listOf(location.pathname, items) })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="?product="]') : null
    const item = link && itemOf(link)
    if (item) push({ event: 'select_item', ecommerce: { item_list_id: location.pathname, items: [item] } })
  })
}

/** An address of ours that asks for a package. */
export function itemOf({ search }: Pick<URL, 'search'>): LayerItem | undefined {
  const asked = new URLSearchParams(search)
  const [product, term] = [asked.get('product') ?? '', asked.get('term') ?? '']
  if (!/^[a-z0-9-]{3,40}$/.test(product)) return undefined
  return listedItem(product, /^[\w-]{1,12}$/.test(term) ? term : undefined)
}
