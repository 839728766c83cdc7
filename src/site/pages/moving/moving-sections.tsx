import { LeafNode } from '#web/ui/leaf-node.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { FaqSection, type FaqItem } from '#site/pages/parts/faq-section.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { useSite } from '#web/site-context.tsx'
import { movingWords } from './moving-words.ts'

interface MovingStep {
  readonly title: string
  readonly text: string
  /** Who does it, and how long it takes. */
  readonly who: string
}

export interface MovingSteps {
  readonly h2: string
  readonly lead: string
  /** Three, or four where a provider asks for one more. */
  readonly items: readonly MovingStep[]
}

/** What it takes to move: words in three columns, the first of which names the row. */
export interface MovingTable {
  readonly h2: string
  readonly lead?: string
  readonly head: readonly [string, string, string]
  readonly rows: readonly (readonly [string, string, string])[]
}

export interface WatchOut {
  readonly title: string
  readonly text: string
}

/** What we need to begin, and what cannot come along. */
export interface PackingList {
  readonly h2: string
  readonly bring: { readonly h3: string; readonly items: readonly string[] }
  readonly stays: { readonly h3: string; readonly items: readonly string[] }
}

/** How it goes, on the stem: who does what, and how long it takes. */
export function StepStem({ text }: { readonly text: MovingSteps }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
      <ol className={`steps columns-${text.items.length}`}>
        {text.items.map(({ title, text: says, who }) => (
          <li key={title}>
            <span className="leafdot">
              <LeafNode />
            </span>
            <h3>{title}</h3>
            <p>{says}</p>
            <p className="who">{who}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What goes wrong when nobody thinks of it. */
export function WatchList({ heading, items }: { readonly heading: string; readonly items: readonly WatchOut[] }) {
  return (
    <Section heading={heading}>
      <ul className="watch">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What we need to begin beside what stays behind: two panes with a bar between them. */
export function Packing({ text }: { readonly text: PackingList }) {
  return (
    <Section heading={text.h2}>
      <div className="packing">
        <Pane {...text.bring} className="bg-dew" icon="check" />
        <Pane {...text.stays} className="bg-blush" icon="minus" />
      </div>
    </Section>
  )
}

interface PaneProps {
  readonly h3: string
  readonly items: readonly string[]
  readonly className: string
  readonly icon: 'check' | 'minus'
}

function Pane({ h3, items, className, icon }: PaneProps) {
  return (
    <div className={className}>
      <h3>{h3}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size="s" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A page's own questions and how long every move takes, and beside them the way back to the field where a move begins. */
export function MovingQuestions({ heading, items }: { readonly heading: string; readonly items: readonly FaqItem[] }) {
  const { locale } = useSite()
  const { ready, duration } = movingWords[locale]
  const { lead, button } = ready
  return (
    <FaqSection heading={heading} items={[...items, duration]}>
      <p>{lead}</p>
      <p>
        <a className="btn btn-p" href={`#${searchAnchor}`}>
          {button}
        </a>
      </p>
    </FaqSection>
  )
}
