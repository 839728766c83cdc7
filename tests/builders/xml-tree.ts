/** Element of a well-formed document. Namespaces are not resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const nameShape = '[A-Za-z_][\\w.:-]*'
const token = new RegExp(
  `<(?:(/)(${nameShape})\\s*|(${nameShape})((?:\\s+${nameShape}="[^"<]*")*)\\s*(/?))>|[^<]+`,
  'y',
)

/** Strict parser: throws for anything but elements, attributes, text and the five predefined entities. */
export function xmlTree(source: string): XmlElement {
  const [declaration] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source) ?? []
  if (declaration === undefined) throw new Error('no declaration')
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(source)) throw new Error('a forbidden character')
  const document = { name: '', attributes: {}, children: [] as XmlElement[], text: '' }
  const open = [document]
  token.lastIndex = declaration.length
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const [text, isEnd, ended, begun, attributes = '', isEmpty] = token.exec(source) ?? []
    const parent = open.at(-1)
    if (text === undefined || parent === undefined) throw new Error(`not well-formed: ${source.slice(at, at + 60)}`)
    if (isEnd !== undefined) {
      if (open.pop()?.name !== ended) throw new Error(`</${ended}> ends nothing`)
    } else if (begun === undefined) parent.text += unescaped(text)
    else {
      const element = { name: begun, attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      if (isEmpty === '') open.push(element)
    }
  }
  const [root, ...others] = document.children
  if (open.length !== 1 || root === undefined || others.length > 0 || document.text.trim() !== '') {
    throw new Error('not one element')
  }
  return root
}

function attributesOf(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(/([\w.:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
    name,
    unescaped(value),
  ])
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error('an attribute twice')
  return Object.fromEntries(pairs) as Record<string, string>
}

function unescaped(text: string): string {
  return text.replaceAll(/&([^;\s]*;?)/g, (_, name: string) => {
    const character = entities[name.slice(0, -1)]
    if (!name.endsWith(';') || character === undefined) throw new Error(`no such entity: &${name}`)
    return character
  })
}

/** All elements at a path of names without prefixes: `AccountingSupplierParty/Party`. */
export function elementsAt(root: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name.split(':').at(-1) === name)),
      [root],
    )
}

/**
 * Text of the only element at a path.
 * @returns undefined if there is none
 */
export function textAt(root: XmlElement, path: string): string | undefined {
  const found = elementsAt(root, path)
  if (found.length > 1) throw new Error(`${found.length} of ${path}`)
  return found[0]?.text.trim()
}
