import type { WatchOut } from '#content/moving-text.ts'

/** What goes wrong when nobody thinks of it. */
export function WatchList({ heading, items }: { readonly heading: string; readonly items: readonly WatchOut[] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className="watch">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
