import { Section } from './section.tsx'
import { type Step, StepList } from './step-list.tsx'

export interface StepsText {
  readonly h2: string
  readonly lead: string
  readonly items: readonly [Step, Step, Step]
}

/** Section with three numbered steps. */
export function DomainSteps({ text }: { readonly text: StepsText }) {
  return (
    <Section heading={text.h2} lead={text.lead} flush>
      <StepList items={text.items} />
    </Section>
  )
}
