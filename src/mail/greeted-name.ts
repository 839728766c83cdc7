const longest = 50
/** What a mail program would make a link of. */
const linkLike = /[@/\\:]|\.\S|www/i

/**
 * A name as it may stand in a mail. Anybody can register somebody else's address with a name that is an
 * advertisement: what could be a link, or is too long for a name, is left out.
 */
export function greetedName(firstName: string): string | undefined {
  const name = firstName.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  return name === '' || name.length > longest || linkLike.test(name) ? undefined : name
}
