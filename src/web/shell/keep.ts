/** Keeps a choice for the next page. Storage may be blocked or full: then it lasts as long as this one. */
export function keep(key: 'theme' | 'vat', value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
