import { Section } from './section.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'

interface Step {
  readonly title: string
  readonly text: string
  /** Person who does the step. */
  readonly who?: string
}

export interface StepsText {
  readonly h2: string
  readonly lead: string
  readonly items: readonly [Step, Step, Step]
}

/** Numbered steps, connected by a stem. */
export function DomainSteps({ text }: { readonly text: StepsText }) {
  return (
    <Section heading={text.h2} lead={text.lead} flush>
      <ol className="steps">
        {text.items.map(({ title, text: says, who }) => (
          <li key={title}>
            <span className="leafdot">
              <LeafNode />
            </span>
            <h3>{title}</h3>
            <p>{says}</p>
            {who && <p className="who">{who}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
