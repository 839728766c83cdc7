import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** React in a module of its own, which the shell requests in parallel with the island. */
export { hydrateRoot }

/**
 * Hydrates synchronously: React replays an early click, but no early submit. Hydration also resets selects to their
 * first option, so the visitor's choice is restored.
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

/** Renders synchronously into an element that was not prerendered. */
export function renderAtOnce(element: Element, children: ReactNode): void {
  const root = createRoot(element)
  flushSync(() => root.render(children))
}
