/** An OpenAPI document with what each reference points to in its place. A reference to nothing throws. */
export function dereferenced(document: unknown): unknown {
  return resolved(document)

  function resolved(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(resolved)
    if ('$ref' in part) return resolved(target(String(part.$ref)))
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]))
  }

  function target(reference: string): unknown {
    const found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], document)
    if (!reference.startsWith('#/') || found === undefined) throw new Error(`${reference} points to nothing`)
    return found
  }
}
