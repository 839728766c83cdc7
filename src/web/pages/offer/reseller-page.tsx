import { resellerPageText } from '#content/sold-pages.ts'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { CustomerShelf } from '#web/pages/offer/customer-shelf.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { NotIncluded } from '#web/pages/offer/not-included.tsx'
import { OfferHero } from '#web/pages/offer/offer-hero.tsx'
import type { PackagePlant } from '#web/pages/offer/package-plants.ts'
import { Packages } from '#web/pages/offer/packages.tsx'
import { PlaceCosts } from '#web/pages/offer/place-costs.tsx'
import { QuestionsWithContact } from '#web/pages/offer/questions-with-contact.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

const plants: Readonly<Record<string, PackagePlant>> = {
  'reseller-10': { drawing: 'stek', height: 104 },
  'reseller-25': { drawing: 'calathea', height: 132 },
  'reseller-50': { drawing: 'struik', height: 156 },
  'reseller-100': { drawing: 'boom', height: 190 },
}
const sizes = Object.keys(plants)

/** Whoever comes here reckons: what a customer costs, who is in sight, and how many sites move at once. */
export function ResellerPage() {
  const { locale } = useSite()
  const text = resellerPageText[locale]
  const { argument } = text
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="resellerHosting"
        text={text.hero}
        picture={
          <>
            <Drawing name="sans" height={250} pot="white" />
            <Drawing name="plank" height={360} />
          </>
        }
      />
      <section className="sec">
        <div className="wrap">
          <div className="argue">
            <div className="tx">
              <h2>{argument.h2}</h2>
              {argument.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <CustomerShelf text={text.shelf} />
          </div>
          <ul className="points of3">
            {argument.points?.map(({ title, text: says }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{says}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Packages slugs={sizes} text={text.packages} drawings={plants} />
      <PlaceCosts products={sizes} text={text.places} />
      <ThreeYears text={text.threeYears} products={sizes} />
      <WordTable text={text.seen} />
      <DomainSteps text={text.moving} />
      <WordTable text={text.loose} soft brief />
      <NotIncluded text={text.notIncluded} />
      <QuestionsWithContact text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
