/** XML whose text is already escaped. */
export type Xml = string & { readonly '': unique symbol }

type Attributes = Readonly<Record<string, string>>

/** An element with text; null, which omits the element, when the text is empty. */
export function leaf(name: string, text: string | null, attributes: Attributes = {}): Xml | null {
  const escaped = text === null ? '' : escape(text).trim()
  return escaped === '' ? null : made(`<${name}${attributesOf(attributes)}>${escaped}</${name}>`)
}

/** An element with child elements; null when it has none. */
export function group(name: string, children: readonly (Xml | null)[], attributes: Attributes = {}): Xml | null {
  const inside = children.filter((child) => child !== null)
  if (inside.length === 0) return null
  return made(`<${name}${attributesOf(attributes)}>\n${inside.join('\n')}\n</${name}>`)
}

export function documentOf(root: Xml | null): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? ''}\n`
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Replaces characters that XML 1.0 does not allow, which names of customers may contain. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

function made(xml: string): Xml {
  return xml as Xml
}
