import { fillFacts } from '#site/build/fill-facts.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { articleGroups, type ArticleGroup } from '#site/articles.ts'

export interface FrontMatter {
  readonly id: string
  readonly group: ArticleGroup
  readonly title: string
  readonly description: string
  readonly words: string
  readonly related: readonly string[]
  readonly updated: string | undefined
}

export interface Parsed {
  readonly front: FrontMatter
  readonly body: string
  /** Number of lines above the body. */
  readonly linesAbove: number
}

export type Report = (line: number, fault: string) => void

const needed = ['id', 'group', 'title', 'description'] as const
const keys = new Set<string>([...needed, 'words', 'related', 'updated'])
const maxTitleLength = 60
const [minDescriptionLength, maxDescriptionLength] = [70, 160]

/** Parses the front matter of an article; undefined when it is missing or invalid. */
export function readFrontMatter(source: string, locale: SiteLocale, report: Report): Parsed | undefined {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) {
    report(1, 'an article begins with facts about it, between two lines of ---')
    return undefined
  }
  const values = new Map<string, { readonly value: string; readonly line: number }>()
  for (const [index, written] of lines.slice(1, end).entries()) {
    const line = index + 2
    if (written.trim() === '') continue
    const [, key = '', value = ''] = /^([a-z]+):\s*(.*?)\s*$/.exec(written) ?? []
    if (!keys.has(key)) report(line, `"${written}" is none of the facts: ${[...keys].join(', ')}`)
    else if (values.has(key)) report(line, `"${key}" is there twice`)
    else values.set(key, { value: fillFacts(value, locale, (_, fault) => report(line, fault)), line })
  }
  const missing = needed.filter((key) => !values.get(key)?.value)
  for (const key of missing) report(values.get(key)?.line ?? 1, `the fact "${key}" is missing`)
  const valueOf = (key: string) => values.get(key)?.value ?? ''
  const lineOf = (key: string) => values.get(key)?.line ?? 1
  const group = articleGroups.find((each) => each === valueOf('group'))
  if (!group && valueOf('group'))
    report(lineOf('group'), `"${valueOf('group')}" is no group: ${articleGroups.join(', ')}`)
  if (missing.length > 0 || !group) return undefined

  const [id, title, description] = [valueOf('id'), valueOf('title'), valueOf('description')]
  if (!isPlainName(id)) report(lineOf('id'), `"${id}" is no id: small letters, digits and dashes`)
  if (title.length > maxTitleLength)
    report(lineOf('title'), `the title has ${title.length} characters of ${maxTitleLength}`)
  if (description.length < minDescriptionLength || description.length > maxDescriptionLength) {
    const bounds = `${minDescriptionLength} to ${maxDescriptionLength}`
    report(lineOf('description'), `the description has ${description.length} characters, not ${bounds}`)
  }
  const updated = valueOf('updated') || undefined
  if (updated && !/^\d{4}-\d{2}-\d{2}$/.test(updated))
    report(lineOf('updated'), `"${updated}" is no day like 2026-11-15`)
  const related = listOf(valueOf('related'))
  return {
    front: { id, group, title, description, words: listOf(valueOf('words')).join(' '), related, updated },
    body: lines.slice(end + 1).join('\n'),
    linesAbove: end + 1,
  }
}

export function isPlainName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}

function listOf(value: string): readonly string[] {
  return value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}
