import type { PackingList } from '#content/moving-text.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What we need to begin beside what stays behind: two panes with a bar between them. */
export function Packing({ text }: { readonly text: PackingList }) {
  return (
    <section className="sec">
      <div className="wrap">
        <h2>{text.h2}</h2>
        <div className="packing">
          <Pane {...text.bring} className="bg-dew" icon="check" />
          <Pane {...text.stays} className="bg-blush" icon="minus" />
        </div>
      </div>
    </section>
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
