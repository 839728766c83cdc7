import { LeafNode } from '#web/ui/leaf-node.tsx'

export interface Step {
  readonly title: string
  readonly text: string
  /** Person who does the step, and how long it takes. */
  readonly who?: string
}

interface Props {
  readonly items: readonly Step[]
  /** Gives each step its own column, so that four steps fit side by side. */
  readonly columns?: boolean
}

/** Numbered steps, connected by a stem. */
export function StepList({ items, columns = false }: Props) {
  return (
    <ol className={columns ? `steps columns-${items.length}` : 'steps'}>
      {items.map(({ title, text, who }) => (
        <li key={title}>
          <span className="leafdot">
            <LeafNode />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
          {who && <p className="who">{who}</p>}
        </li>
      ))}
    </ol>
  )
}
