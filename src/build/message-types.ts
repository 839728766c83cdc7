interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** A type that holds every message word for word: keys and arguments are then checked wherever a text is used. */
export function messageTypesOf(catalogue: Catalogue): string {
  return [
    '// Made by the build from nl.json: the Dutch messages are the type of all messages.',
    `export interface Messages ${typeOf(catalogue, '')}`,
    '',
  ].join('\n')
}

function typeOf(catalogue: Catalogue, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(catalogue).map(([key, value]) => {
    const type = typeof value === 'string' ? literalOf(value) : typeOf(value, inner)
    return `${inner}${key}: ${type}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function literalOf(message: string): string {
  return `\`${message.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}
