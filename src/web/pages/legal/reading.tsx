import { Fragment } from 'react'
import type { ReadingBlock, ReadingSection } from '#content/reading-text.ts'
import { ToldTable } from '#web/pages/legal/told-table.tsx'
import { Words } from '#web/pages/legal/words.tsx'

/** The parts of a text, each under its heading. */
export function Reading({ sections }: { readonly sections: readonly ReadingSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <Fragment key={id}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- printed once, never moved
        <Block key={place} block={block} />
      ))}
    </Fragment>
  ))
}

function Block({ block }: { readonly block: ReadingBlock }) {
  if (typeof block === 'string' || !('kind' in block)) {
    return (
      <p>
        <Words said={block} />
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
              <Words said={item} />
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
                <Words said={value} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <ToldTable head={block.head} rows={block.rows} />
  }
}
