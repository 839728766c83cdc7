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
  /** Person who does the step, and how long it takes. */
  readonly who: string
}

export interface MovingSteps {
  readonly h2: string
  readonly lead: string
  /** Three steps, or four for providers that require one more. */
  readonly items: readonly MovingStep[]
}

/** Table of three text columns about a move; the first column names the row. */
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

/** What we need for a move, and what cannot be moved. */
export interface PackingList {
  readonly h2: string
  readonly bring: { readonly h3: string; readonly items: readonly string[] }
  readonly stays: { readonly h3: string; readonly items: readonly string[] }
}

/** Steps of a move along a stem, each with the person who does it and the time it takes. */
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

/** Common problems of a move. */
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

/** Two panes with a bar between them: what we need for a move, and what cannot be moved. */
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

/** Questions of the page and the duration of a move, beside a link back to the field that starts one. */
export function MovingQuestions({ heading, items }: { readonly heading: string; readonly items: readonly FaqItem[] }) {
  const { locale } = useSite()
  const { ready, duration } = movingWords[locale]
  const { lead, button } = ready
  return (
    <FaqSection heading={heading} items={[...items, duration]}>
      <p>{lead}</p>
      <p>
        <a className="button button-primary" href={`#${searchAnchor}`}>
          {button}
        </a>
      </p>
    </FaqSection>
  )
}
