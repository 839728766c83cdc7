import { searchAnchor } from '#web/extension-list/extension-list-props.ts'

/** A name that stands in the page's own search is looked up with the extension; an empty search is opened with it. */
export function searchWith(extension: string, searchPath: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${searchAnchor} input`)
  const name = nameIn(field?.value ?? '')
  if (name !== '') {
    location.assign(`${searchPath}?q=${encodeURIComponent(`${name}.${extension}`)}`)
    return
  }
  if (!field) return
  field.value = `.${extension}`
  field.focus()
  field.setSelectionRange(0, 0)
}

/** The first name of what was typed, without its extension. */
function nameIn(typed: string): string {
  const address = typed
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
  return address.split(/[.,;/]/u)[0]?.trim() ?? ''
}
