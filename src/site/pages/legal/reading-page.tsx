import { Reading } from '#site/pages/parts/reading.tsx'
import { useSite } from '#web/site-context.tsx'
import { Fragment } from 'react'
import { RowTable, wordRow } from '#site/pages/parts/row-table.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import { LinkedWords, type Words } from '#site/pages/parts/words.tsx'
import { accessibilityDe } from './accessibility-de.ts'
import { accessibilityNl } from './accessibility-nl.ts'
import { colophonDe } from './colophon-de.ts'
import { colophonNl } from './colophon-nl.ts'
import { privacyDe } from './privacy-de.ts'
import { privacyNl } from './privacy-nl.ts'

/** A block of a long text. */
type ReadingBlock =
  | Words
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: Words }[] }
  | {
      readonly kind: 'table'
      readonly head: readonly [string, string, string]
      readonly rows: readonly (readonly [string, string, string])[]
    }

interface ReadingSection {
  /** Fragment of the section. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly ReadingBlock[]
  /** Shown only in a shop with a tag manager, or only in one without. */
  readonly tags?: 'with' | 'without'
}

/** Texts of a legal page: its sections and the date of the last change. */
export interface ReadingText {
  readonly head: PageText
  readonly sections: readonly ReadingSection[]
  readonly changed: string
}

export default [
  definePage('privacy', {
    texts: { nl: privacyNl, de: privacyDe },
    sheet: 'letters',
    drawing: 'sans',
    chapter: 'company',
    Content: ReadingPage,
  }),
  definePage('accessibility', {
    texts: { nl: accessibilityNl, de: accessibilityDe },
    sheet: 'letters',
    drawing: 'tulp-tall',
    chapter: 'company',
    Content: ReadingPage,
  }),
  definePage('colophon', {
    texts: { nl: colophonNl, de: colophonDe },
    sheet: 'letters',
    chapter: 'company',
    Content: ReadingPage,
  }),
]

/** Legal page with a table of contents. */
function ReadingPage({ text: { head, sections, changed }, drawing }: PageProps<ReadingText>) {
  const { gtmId } = useSite()
  const shown = sections.filter(({ tags }) => tags === undefined || (tags === 'with') === (gtmId !== undefined))
  return (
    <Reading head={head} drawing={drawing} chapters={shown}>
      {shown.map(({ id, title, blocks }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {blocks.map((block, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed once, never moved
            <Block key={place} block={block} />
          ))}
        </Fragment>
      ))}
      <p className="small muted">{changed}</p>
    </Reading>
  )
}

function Block({ block }: { readonly block: ReadingBlock }) {
  if (typeof block === 'string' || !('kind' in block)) {
    return (
      <p>
        <LinkedWords said={block} />
      </p>
    )
  }
  switch (block.kind) {
    case 'title':
      return <h3>{block.text}</h3>
    case 'list':
      return (
        <ul>
          {block.items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed once, never moved
            <li key={place}>
              <LinkedWords said={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className="known">
          {block.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LinkedWords said={value} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <RowTable className="told" head={block.head} rows={block.rows.map(wordRow)} />
  }
}
