/** Scripts of the names that extensions accept. `kana` covers hiragana and katakana. */
const lettersOf = {
  latin: /\p{Script=Latin}/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  armenian: /\p{Script=Armenian}/u,
  georgian: /\p{Script=Georgian}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  gujarati: /\p{Script=Gujarati}/u,
  oriya: /\p{Script=Oriya}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  sinhala: /\p{Script=Sinhala}/u,
  thai: /\p{Script=Thai}/u,
  lao: /\p{Script=Lao}/u,
  han: /\p{Script=Han}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  hangul: /\p{Script=Hangul}/u,
} as const satisfies Record<string, RegExp>

export type Script = keyof typeof lettersOf
/** `other` stands for symbols and scripts that no extension accepts. */
export type ScriptOrOther = Script | 'other'

const scripts = Object.entries(lettersOf)
const letterMarkOrDigit = /^[\p{L}\p{M}\p{Nd}]$/u

/** @returns null for digits and hyphens, which belong to every script */
export function scriptOf(character: string): ScriptOrOther | null {
  if (/^[0-9-]$/.test(character)) return null
  if (!letterMarkOrDigit.test(character)) return 'other'
  const script = scripts.find(([, letters]) => letters.test(character))?.[0]
  return script !== undefined && isScript(script) ? script : 'other'
}

export function scriptsOf(text: string): ReadonlySet<ScriptOrOther> {
  const result = new Set<ScriptOrOther>()
  for (const character of text) {
    const script = scriptOf(character)
    if (script !== null) result.add(script)
  }
  return result
}

export function isScript(name: string): name is Script {
  return Object.hasOwn(lettersOf, name)
}
