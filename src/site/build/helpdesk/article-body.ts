import { Marked, type Token, type Tokens } from 'marked'
import { fillFacts } from '#site/build/fill-facts.ts'
import type { Report } from './front-matter.ts'
import type { Article } from '#site/content/article.ts'
import type { SiteLocale } from '#core/locale/locale.ts'

export type ArticleBody = Pick<Article, 'answer' | 'html' | 'sections' | 'text'>

/** Resolves the target of a link in an article, or returns the fault of the link. */
export type Resolve = (link: string) => { readonly href: string } | { readonly fault: string }

/** Renders the Markdown of an article to HTML and reports everything that articles may not contain. */
export function renderBody(source: string, locale: SiteLocale, resolve: Resolve, report: Report): ArticleBody {
  const typed = source.search('€')
  if (typed !== -1) report(lineAt(source, typed), `an article types no amounts, it names them: {{price:SLUG}}`)
  const filled = fillFacts(source, locale, (at, fault) => report(lineAt(source, at), fault))
  const lineOf = (raw: string) => lineAt(filled, filled.indexOf(raw.trim().split('\n')[0] ?? ''))
  const sections: { readonly id: string; readonly title: string }[] = []
  const ids = new Set<string>()

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inside = this.parser.parseInline(tokens)
        const title = textOf(inside)
        const id = freeId(title, ids)
        if (depth === 2) sections.push({ id, title })
        return `<h${depth} id="${id}">${inside}</h${depth}>\n`
      },
      link({ href, tokens, raw }) {
        const target = resolve(href)
        if ('fault' in target) report(lineOf(raw), target.fault)
        const address = 'fault' in target ? '' : target.href
        const foreign = /^https?:/.test(address) ? ' rel="noopener"' : ''
        return `<a href="${escaped(address)}"${foreign}>${this.parser.parseInline(tokens)}</a>`
      },
      blockquote({ tokens }) {
        return `<div class="note"><div>${this.parser.parse(tokens)}</div></div>\n`
      },
      table({ header, rows }) {
        const titles = header.map(({ tokens }) => this.parser.parseInline(tokens))
        const cellsOf = (row: Tokens.TableCell[]) => row.map(({ tokens }) => this.parser.parseInline(tokens))
        return tableOf(titles, rows.map(cellsOf))
      },
      html: () => '',
      image: () => '',
    },
  })
  const tokens = marked.lexer(filled).filter(({ type }) => type !== 'space')
  const [first, ...rest] = tokens
  if (first?.type !== 'paragraph') report(lineOf(first?.raw ?? ''), 'an article begins with a paragraph: the answer')
  void marked.walkTokens(tokens, (token) => {
    const fault = faultOf(token)
    if (fault) report(lineOf(token.raw), fault)
  })
  const answer =
    first?.type === 'paragraph' ? marked.Parser.parseInline((first as Tokens.Paragraph).tokens, marked.defaults) : ''
  const html = marked.parser(first?.type === 'paragraph' ? rest : tokens, marked.defaults)
  return { answer, html, sections, text: textOf(`${answer} ${html}`) }
}

function faultOf(token: Token): string | undefined {
  switch (token.type) {
    case 'html':
      return `an article holds no HTML: ${token.raw.trim()}`
    case 'image':
      return `an article holds no pictures: ${token.raw.trim()}`
    case 'heading':
      return (token as Tokens.Heading).depth === 2 || (token as Tokens.Heading).depth === 3
        ? undefined
        : `headings are ## or ###, the title is the only one above them: ${token.raw.trim()}`
    default:
      return undefined
  }
}

/** On phones CSS stacks the cells, in wide tables with their column titles. */
function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = titles.map((title) => `<th>${title}</th>`)
  const lines = rows.map((cells) => {
    const inside = cells.map((cell, index) =>
      index === 0
        ? `<th scope="row">${cell}</th>`
        : `<td data-label="${escaped(textOf(titles[index] ?? ''))}">${cell}</td>`,
    )
    return `<tr>${inside.join('')}</tr>`
  })
  return [
    `<table${titles.length > 2 ? ' class="wide"' : ''}>`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${lines.join('')}</tbody></table>\n`,
  ].join('')
}

function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length
}

/** A unique id for a heading: letters and digits without accents. */
function freeId(title: string, taken: Set<string>): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  let id = plain
  for (let number = 2; taken.has(id); number += 1) id = `${plain}-${number}`
  taken.add(id)
  return id
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

function textOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|code|strong|em)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
