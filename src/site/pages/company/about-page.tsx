import { Hero } from '#site/pages/parts/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { LinkedWords, type Words } from '#site/pages/parts/words.tsx'
import { aboutDe } from './about-de.ts'
import { aboutNl } from './about-nl.ts'

export interface AboutText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly story: { readonly h2: string; readonly paragraphs: readonly string[] }
  readonly work: {
    readonly h2: string
    readonly lead: string
    readonly points: readonly { readonly title: string; readonly text: string }[]
  }
  readonly price: { readonly h2: string; readonly text: Words }
  readonly not: {
    readonly h2: string
    readonly lead: string
    readonly points: readonly { readonly title: string; readonly text: string }[]
  }
  readonly next: NextPagesText<L>
}

export default definePage('about', {
  texts: { nl: aboutNl, de: aboutDe },
  sheet: 'letters',
  drawing: 'zaai',
  chapter: 'company',
  Content: AboutPage,
})

function AboutPage({ text: { head, story, work, price, not, next }, drawing }: PageProps<AboutText>) {
  return (
    <main id="main" tabIndex={-1} className="letters">
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={150} />} />
      <section className="section">
        <div className="wrap grid story">
          <div className="story-text">
            <h2>{story.h2}</h2>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="story-picture bg-dew">
            <Drawing name="stek" height={140} />
            <Drawing name="struik" height={200} pot="butter" />
            <Drawing name="boom" height={300} pot="forest" />
          </div>
        </div>
      </section>
      <section className="section bg-mist">
        <div className="wrap">
          <Points {...work} className="points columns-4" />
        </div>
      </section>
      <section className="section bg-straw rule">
        <div className="wrap grid">
          <h2>{price.h2}</h2>
          <p className="lead prose">
            <LinkedWords said={price.text} />
          </p>
        </div>
      </section>
      <section className="section">
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
      <div className="section-head grid">
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
