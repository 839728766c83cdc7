import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#core/locale/locale.ts'

/** One row of the table in docs/glossary.md: the word we chose, and those that must not stand in its place. */
export interface ChosenWord {
  readonly language: Locale
  readonly chosen: string
  readonly others: readonly string[]
  /** Where another word may stand all the same: the beginning of a place. */
  readonly exceptions: readonly string[]
}

const heading = '## One word per thing'

export function chosenWords(
  source = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8'),
): readonly ChosenWord[] {
  const [, section = ''] = source.split(`${heading}\n`)
  return section
    .split(/\n## /)[0]!
    .split('\n')
    .flatMap((line) => {
      const [, first = '', chosen = '', others = '', exceptions = ''] = line.split('|').map((cell) => cell.trim())
      const language = locales.find((locale) => locale === first)
      return language ? [{ language, chosen, others: listOf(others), exceptions: listOf(exceptions) }] : []
    })
}

/** A star at the end stands for any ending: `mailbox*` is mailboxen too. */
export function patternOf(word: string): RegExp {
  const isOpen = word.endsWith('*')
  const letters = (isOpen ? word.slice(0, -1) : word).replaceAll(/[.()]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\d-])${letters}${isOpen ? String.raw`\p{L}*` : String.raw`(?!\p{L})`}`, 'iu')
}

function listOf(cell: string): readonly string[] {
  return cell
    .replaceAll('`', '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== '–')
}
