import type { StorageKey } from '#core/retention/browser-storage.ts'

const key = 'order-choice' satisfies StorageKey

/** Remembers the monthly or yearly switch of a product page; the order uses the same choice. */
export function rememberTerm(): void {
  const term = kept().get('term')
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=term]')) {
    if (term) radio.checked = radio.value === term
    radio.addEventListener('change', () => {
      const next = kept()
      next.set('term', radio.value)
      try {
        localStorage.setItem(key, next.toString())
      } catch {}
    })
  }
}

function kept(): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(key) ?? '')
  } catch {
    return new URLSearchParams()
  }
}
