import { type Step, StepList } from '#site/pages/parts/step-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { FaqSection, type QuestionsText } from '#site/pages/parts/faq-section.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { useSite } from '#web/site-context.tsx'
import { movingWords } from './moving-words.ts'

export interface MovingSteps {
  readonly h2: string
  readonly lead: string
  /** Three steps, or four for providers that require one more. */
  readonly items: readonly Step[]
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

export interface WatchText {
  readonly h2: string
  readonly items: readonly WatchOut[]
}

/** Requirements for a move, and a list of things that cannot be moved. */
export interface PackingList {
  readonly h2: string
  readonly bring: { readonly h3: string; readonly items: readonly string[] }
  readonly stays: { readonly h3: string; readonly items: readonly string[] }
}

/** Steps of a move along a stem, each with the person who does it and the time it takes. */
export function StepStem({ text }: { readonly text: MovingSteps }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
      <StepList items={text.items} columns />
    </Section>
  )
}

/** Common problems of a move. */
export function WatchList({ text: { h2, items } }: { readonly text: WatchText }) {
  return (
    <Section heading={h2}>
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
export function MovingQuestions({ text: { h2, items } }: { readonly text: QuestionsText }) {
  const { locale } = useSite()
  const { ready, duration } = movingWords[locale]
  const { lead, button } = ready
  return (
    <FaqSection heading={h2} items={[...items, duration]}>
      <p>{lead}</p>
      <p>
        <a className="button button-primary" href={`#${searchAnchor}`}>
          {button}
        </a>
      </p>
    </FaqSection>
  )
}
