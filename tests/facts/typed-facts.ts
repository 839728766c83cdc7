import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { root } from '#platform/config/root.ts'

/** A text as somebody typed it, and where. What code or a placeholder fills in is `…`. */
export interface TypedText {
  readonly file: string
  readonly line: number
  readonly text: string
}

export interface TypedFact extends TypedText {
  /** Where in the text it begins and ends. */
  readonly from: number
  readonly to: number
}

const filledIn = '…'
const noBreakSpace = /\\u00a0|\u00a0/g
const rooms = [
  'src/site/pages',
  'src/site/content',
  'src/features/emails',
  'src/features/invoices',
  'src/core',
  'src/web',
  'src/site',
  'catalogue',
  'messages',
]
/** The source of the facts themselves, what is made of texts, lists of suffixes, and styles. */
const notTexts =
  /\.(test|d)\.tsx?$|^catalogue\/(?:promises|periods)\.ts$|^messages\/nl\.types\.ts$|^catalogue\/extensions\/suffixes\.json$|^src\/features\/emails\/html\/|^src\/site\/(?:build|drawings)\//

/** Everything somebody typed for people to read: literals of the code, articles and messages. */
export function typedTexts(): readonly TypedText[] {
  return rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    )
    .filter((file) => /\.(tsx?|md|json)$/.test(file) && !notTexts.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      if (source.replaceAll(noBreakSpace, ' ').search(typedFact) === -1) return []
      if (file.endsWith('.md')) return articleTexts(file, source)
      return file.endsWith('.json') ? messageTexts(file, source) : codeTexts(file, source)
    })
}

/** By line, without what a reader is to type and without the words that only the search reads. */
function articleTexts(file: string, source: string): readonly TypedText[] {
  return source.split('\n').flatMap((written, index) => {
    if (/^(?:words|related|updated|id|group):/.test(written)) return []
    const text = written.replaceAll(/`[^`]*`|\{\{[^}]*\}\}/g, filledIn).replaceAll(/\]\([^)]*\)/g, ']')
    return [{ file, line: index + 1, text }]
  })
}

function messageTexts(file: string, source: string): readonly TypedText[] {
  return source.split('\n').flatMap((written, index) => {
    const [, value] = /^\s*"[^"]+": "(.*)",?$/.exec(written) ?? []
    if (value === undefined) return []
    return [{ file, line: index + 1, text: value.replaceAll(/\{\{[^}]*\}\}/g, filledIn) }]
  })
}

/** Literals and what stands between tags; not the names of modules, and no types. */
function codeTexts(file: string, source: string): readonly TypedText[] {
  const found: TypedText[] = []
  const notRead = new Set<unknown>()
  const add = (start: number, text: string) => {
    if (/\d|\p{L}/u.test(text)) found.push({ file, line: source.slice(0, start).split('\n').length, text })
  }
  const leaveOut = ({ source: module }: { readonly source: unknown }) => void notRead.add(module)
  new Visitor({
    ImportDeclaration: leaveOut,
    ExportNamedDeclaration: leaveOut,
    ExportAllDeclaration: leaveOut,
    TSLiteralType: ({ literal }) => void notRead.add(literal),
    Literal(node) {
      if (typeof node.value === 'string' && !notRead.has(node)) add(node.start, node.value)
    },
    TemplateLiteral(node) {
      if (!notRead.has(node)) add(node.start, node.quasis.map(({ value }) => value.cooked).join(filledIn))
    },
    JSXText: (node) => add(node.start, node.value),
  }).visit(parseSync(file, source).program)
  return found
}

/** Number words of the three languages; `een` and `ein` are articles too, and count after a bound only. */
const numberWords: Readonly<Record<number, string>> = {
  0.5: 'half halve halbe[nrs]?',
  1: 'één one',
  1.5: 'anderhalf anderhalve anderthalb',
  2: 'twee zwei two',
  3: 'drie drei three',
  4: 'vier four',
  5: 'vijf fünf five',
  6: 'zes sechs six',
  7: 'zeven sieben seven',
  8: 'acht eight',
  9: 'negen neun nine',
  10: 'tien zehn ten',
  11: 'elf eleven',
  12: 'twaalf zwölf twelve',
  13: 'dertien dreizehn thirteen',
  14: 'veertien vierzehn fourteen',
  15: 'vijftien fünfzehn fifteen',
  16: 'zestien sechzehn sixteen',
  18: 'achttien achtzehn eighteen',
  20: 'twintig zwanzig twenty',
  21: 'eenentwintig einundzwanzig',
  24: 'vierentwintig vierundzwanzig',
  28: 'achtentwintig achtundzwanzig',
  30: 'dertig dreißig thirty',
  40: 'veertig vierzig forty',
  45: 'vijfenveertig fünfundvierzig',
  48: 'achtenveertig achtundvierzig',
  50: 'vijftig fünfzig fifty',
  60: 'zestig sechzig sixty',
  90: 'negentig neunzig ninety',
  100: 'honderd hundert hundred',
  1000: 'duizend tausend thousand',
}
const units = [
  'dag(?:en)? werkdag(?:en)? kantooruur kantooruren uur uren minuten minuut seconden? weken week maand(?:en)? jaar jaren',
  'Tage?[sn]? Werktage?[sn]? Bürostunden? Stunden? Minuten? Sekunden? Wochen? Monat(?:e[sn]?|s)? Jahre?[sn]?',
  'working.days? office.hours? days? hours? minutes? seconds? weeks? months? years? percent procent Prozent euro Euro [kKMGT]B',
].join(' ')
const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`
const number = `(?:\\d+(?:[.,]\\d+)*|${oneOf(Object.values(numberWords).join(' '))})`
const article = '(?:een|eine[mnrs]?|ein|an?)'
const bound = oneOf(
  'binnen na hooguit uiterlijk minstens maximaal minimaal innerhalb nach höchstens mindestens spätestens within after',
)
const several = `${number}(?:(?:, ?|–| (?:of|en|tot|oder|und|bis|or|and|to) )${number})*`
const gap = '[\\s\\u00a0-]'
/** A number or a number word with a unit, an article with a unit after a bound, a percentage, an amount. */
const typedFact = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${several}${gap}|${bound}${gap}${article}${gap})${oneOf(units)}(?!\\p{L})`,
    '\\d+(?:[.,]\\d+)?[\\s\\u00a0]?%',
    '€[\\s\\u00a0]?\\d[\\d.,]*',
    '\\d[\\d.,]*[\\s\\u00a0]?€',
  ].join('|'),
  'giu',
)

export function typedFactsIn(typed: TypedText): readonly TypedFact[] {
  return [...typed.text.matchAll(typedFact)].map((match) => ({
    ...typed,
    from: match.index,
    to: match.index + match[0].length,
  }))
}

const numberInText = new RegExp(`(?<!\\p{L})${number}(?!\\p{L})`, 'giu')

/** The numbers of a phrase; without one its article stands for it: `binnen een dag`. */
export function numbersIn(phrase: string): readonly number[] {
  const found = [...phrase.matchAll(numberInText)].map(([each]) => {
    if (/^\d/.test(each)) return Number(each.replaceAll(/\.(?=\d{3})/g, '').replace(',', '.'))
    const isIt = ([, words]: readonly [string, string]) => new RegExp(`^${oneOf(words)}$`, 'iu').test(each)
    return Number(Object.entries(numberWords).find(isIt)?.[0])
  })
  return found.length > 0 ? found : [1]
}
