import type { MovingSteps } from '#content/moving-text.ts'
import { LeafNode } from '#web/ui/leaf-node.tsx'

/** How it goes, on the stem: who does what, and how long it takes. */
export function StepStem({ text }: { readonly text: MovingSteps }) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <ol className={`steps of${text.items.length}`}>
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
      </div>
    </section>
  )
}
