import { emailPageText } from '#content/sold-pages.ts'
import { Comparison } from '#web/pages/comparison.tsx'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { Argument } from '#web/pages/offer/argument.tsx'
import { MailSettings } from '#web/pages/offer/mail-settings.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { NotIncluded } from '#web/pages/offer/not-included.tsx'
import { OfferHero } from '#web/pages/offer/offer-hero.tsx'
import { Packages } from '#web/pages/offer/packages.tsx'
import { QuestionsWithContact } from '#web/pages/offer/questions-with-contact.tsx'
import { SeenMessages } from '#web/pages/offer/seen-messages.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WaysTable } from '#web/pages/offer/ways-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

const sizes = ['email-stek', 'email-struik', 'email-boom']

/** Whoever comes here wants an address of their own and fears to lose mail: both before anything technical. */
export function EmailPage() {
  const { locale } = useSite()
  const text = emailPageText[locale]
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="emailHosting"
        text={text.hero}
        picture={
          <>
            <Drawing name="tulp" height={150} pot="white" />
            <Drawing name="post" height={340} />
            <Drawing name="tulp-sun" height={190} className="deskonly" />
          </>
        }
      />
      <SeenMessages text={text.sender} />
      <Packages slugs={sizes} text={text.packages} />
      <Comparison products={sizes} text={text.comparison} />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <DomainSteps text={text.moving} />
      <WaysTable text={text.ways} drawings={['post', 'plank']} />
      <MailSettings text={text.devices} />
      <Argument text={text.spam} drawing="naam-blank" height={300} side="left" tint="water" />
      <NotIncluded text={text.notIncluded} />
      <QuestionsWithContact text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
