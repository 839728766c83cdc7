import type { CodePath } from '#content/moving-text.ts'

interface Props {
  readonly text: CodePath
  readonly factsHeading: string
}

/** Where customers of a provider find their code: what to click, and what things are called there. */
export function CodeRoute({ text, factsHeading }: Props) {
  return (
    <section className="sec">
      <div className="wrap g12 coderoute">
        <div className="route">
          <h2>{text.h2}</h2>
          <ol>
            {text.path.map((click) => (
              <li key={click}>{click}</li>
            ))}
          </ol>
          <p className="muted">{text.otherwise}</p>
        </div>
        <div className="sign bg-mist">
          <h3>{factsHeading}</h3>
          <dl>
            {text.facts.map(([term, says]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
