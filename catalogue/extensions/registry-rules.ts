import type { Extension, Restriction } from '#domain/catalogue/extension.ts'
import type { LocalizedText } from '#domain/basics/locale.ts'
import type { Script } from '#domain/basics/script.ts'
import * as note from './notes.ts'
import suffixes from './suffixes.json' with { type: 'json' }

interface Requirement {
  readonly tlds: ReadonlySet<string>
  readonly restriction: Restriction
  readonly note: LocalizedText
}

const requirements: readonly Requirement[] = [
  { tlds: setOf(suffixes.presence.local), restriction: 'localPresence', note: note.localPresence },
  { tlds: setOf(suffixes.presence.european), restriction: 'euPresence', note: note.euPresence },
  { tlds: setOf(suffixes.verification), restriction: 'verification', note: note.verification },
]
const scripts: readonly (readonly [Script, ReadonlySet<string>])[] = [
  ['latin', setOf(suffixes.scripts.latin)],
  ['greek', setOf(suffixes.scripts.greek)],
  ['hangul', setOf(suffixes.scripts.hangul)],
  ['kana', setOf(suffixes.scripts.kana)],
  ['han', setOf(suffixes.scripts.han)],
]

/** What the registry asks of a holder. */
export function requirementsOf(tld: string): Partial<Pick<Extension, 'restrictions' | 'note'>> {
  const asked = requirements.find((requirement) => requirement.tlds.has(tld))
  return asked === undefined ? {} : { restrictions: [asked.restriction], note: asked.note }
}

export function scriptsOfCountry(tld: string): readonly Script[] {
  return scripts.filter(([, tlds]) => tlds.has(tld)).map(([script]) => script)
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
