import type { DomainPageText } from '#content/domain-page-text.ts'
import { LeafNode } from '#web/ui/leaf-node.tsx'

/** How it goes, on the stem. */
export function DomainSteps({ text }: { readonly text: DomainPageText['steps'] }) {
  return (
    <section className="sec flush">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
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
      </div>
    </section>
  )
}
