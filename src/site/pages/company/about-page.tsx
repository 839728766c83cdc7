import { Hero } from '#site/pages/parts/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { Points, type PointText } from '#site/pages/parts/points.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { LinkedWords, type Words } from '#site/pages/parts/words.tsx'
import { aboutDe } from './about-de.ts'
import { aboutNl } from './about-nl.ts'

export interface AboutText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly story: { readonly h2: string; readonly paragraphs: readonly string[] }
  readonly work: { readonly h2: string; readonly lead: string; readonly points: readonly PointText[] }
  readonly price: { readonly h2: string; readonly text: Words }
  readonly not: { readonly h2: string; readonly lead: string; readonly points: readonly PointText[] }
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
      <Section heading={work.h2} lead={work.lead} soft>
        <Points points={work.points} />
      </Section>
      <section className="section bg-straw rule">
        <div className="wrap grid">
          <h2>{price.h2}</h2>
          <p className="lead prose">
            <LinkedWords said={price.text} />
          </p>
        </div>
      </section>
      <Section heading={not.h2} lead={not.lead}>
        <Points points={not.points} thin />
      </Section>
      <NextPages text={next} />
    </main>
  )
}
