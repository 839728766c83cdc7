import { letterPages } from '#content/letter-pages.ts'
import { pageText } from '#content/pages.ts'
import { Hero } from '#web/pages/hero.tsx'
import { Words } from '#web/pages/legal/words.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** Who we are, how we work, what we do not do. */
export function AboutPage() {
  const { locale } = useSite()
  const { h1, lead } = pageText('about', locale)
  const { story, work, price, not, next } = letterPages[locale].about
  return (
    <main id="main" tabIndex={-1} className="letters">
      <Hero heading={h1} lead={lead} picture={<Drawing name="zaai" height={150} />} />
      <section className="sec">
        <div className="wrap g12 story">
          <div className="tx">
            <h2>{story.h2}</h2>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="im bg-dew">
            <Drawing name="stek" height={140} />
            <Drawing name="struik" height={200} pot="butter" />
            <Drawing name="boom" height={300} pot="forest" />
          </div>
        </div>
      </section>
      <section className="sec bg-mist">
        <div className="wrap">
          <Points {...work} className="points of4" />
        </div>
      </section>
      <section className="sec bg-straw rule">
        <div className="wrap g12">
          <h2>{price.h2}</h2>
          <p className="lead prose">
            <Words said={price.text} />
          </p>
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <Points {...not} className="points thin" />
        </div>
      </section>
      <NextPages text={next} />
    </main>
  )
}

interface PointsProps {
  readonly h2: string
  readonly lead: string
  readonly points: readonly { readonly title: string; readonly text: string }[]
  readonly className: string
}

function Points({ h2, lead, points, className }: PointsProps) {
  return (
    <>
      <div className="shead g12">
        <h2>{h2}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className={className}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
