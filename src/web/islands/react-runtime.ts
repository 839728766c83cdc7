import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** React itself, as a module of its own: the shell asks for it beside the island that needs it. */
export { hydrateRoot }

/**
 * Takes over prerendered markup before it returns: React replays an early click by itself, but no early submit. It also
 * sets a select back to its first value, so an option chosen before is chosen again.
 */
export function hydrateAtOnce(element: Element, children: ReactNode): void {
  const chosen = [...element.querySelectorAll('select')]
    .filter(({ options, selectedOptions }) => selectedOptions[0] !== initialOptionOf(options))
    .map((select) => ({ select, value: select.value }))
  flushSync(() => {
    hydrateRoot(element, children)
  })
  for (const { select, value } of chosen) {
    if (select.value === value) continue
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function initialOptionOf(options: HTMLOptionsCollection): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
}

/** For what was not in the page; it is there when this returns. */
export function renderAtOnce(element: Element, children: ReactNode): void {
  const root = createRoot(element)
  flushSync(() => root.render(children))
}
