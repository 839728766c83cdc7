import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { FaqSection, type FaqItem } from '#site/pages/parts/faq-section.tsx'
import { Hero } from '#site/pages/parts/hero.tsx'
import { Asides, type AsideText, FormLayout } from '#site/pages/parts/form-layout.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { linkablePages, partnerLadderOn, partnerTerms } from './partner-terms.ts'
import { partnerHeadsNl, partnerPageNl } from './partners-nl.ts'
import { brand } from '#site/brand.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'
import type { PageText } from '#site/pages.ts'
import { Island } from '#web/islands/island.tsx'
import partnersIsland from '#web/partners/partners-island.ts'
import { PartnerPart, type PartnerPartProps } from '#web/partners/partner-part.tsx'

/** Terms of the programme, formatted for display. */
export interface PartnerTerms {
  readonly cookieDays: string
  readonly approvalDays: string
  /** Waiting period for payments that can be reversed longer: by card, and by any method. */
  readonly cardDays: string
  readonly maxDays: string
  readonly most: string
  readonly minPayout: string
  /** Commission on a domain name alone. */
  readonly nothing: string
}

/** Texts of the partner programme, which is available in Dutch only. */
export interface PartnerText {
  readonly join: string
  readonly openStatement: string
  readonly steps: StepsText
  readonly ladder: { readonly h2: string; readonly lead: string; readonly notes: readonly string[] }
  readonly rules: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly { readonly title: string; readonly text: string }[]
  }
  readonly view: {
    readonly h2: string
    readonly seen: { readonly h3: string; readonly items: readonly string[] }
    readonly unseen: { readonly h3: string; readonly items: readonly string[] }
  }
  readonly faq: { readonly h2: string; readonly lead: string; readonly items: readonly FaqItem[] }
  readonly signup: { readonly asides: readonly AsideText[]; readonly noScript: string }
  readonly statement: { readonly noScript: string }
}

const textNl = partnerPageNl(partnerTerms)

export default [
  definePage('partnerProgramme', {
    texts: { nl: { head: partnerHeadsNl.partnerProgramme, ...textNl } },
    sheet: 'partners',
    drawing: 'doorgeven',
    chapter: 'company',
    articles: ['partner-link'],
    Content: ProgrammePage,
  }),
  definePage('partnerSignup', {
    texts: { nl: { head: partnerHeadsNl.partnerSignup, ...textNl } },
    sheet: 'partners',
    drawing: 'doorgeven',
    chapter: 'company',
    Content: SignupPage,
  }),
  definePage('partnerStatement', {
    texts: { nl: { head: partnerHeadsNl.partnerStatement, ...textNl } },
    sheet: 'partners',
    Content: StatementPage,
  }),
]

type Props = PageProps<PartnerText & { readonly head: PageText }>

/** Explains the programme and lists the commissions. */
function ProgrammePage({ text: { head, join, openStatement, steps, ladder, rules, view, faq }, drawing }: Props) {
  return (
    <main id="main" tabIndex={-1} className="partners">
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={320} />}>
        <div className="actions">
          <Join>{join}</Join>
          <PageLink page="partnerStatement" className="button button-text">
            {openStatement}
          </PageLink>
        </div>
      </Hero>
      <DomainSteps text={steps} />
      <Section heading={ladder.h2} lead={ladder.lead} soft>
        <div className="earnings">
          <PartnersIsland part="earnings" ladder={partnerLadderOn(renderedOn)} />
        </div>
        <ul className="small notes">
          {ladder.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Section>
      <Section heading={rules.h2} lead={rules.lead}>
        <ul className="rules">
          {rules.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={view.h2} flush>
        <div className="views">
          <Listed {...view.seen} className="bg-dew" icon="eye" />
          <Listed {...view.unseen} className="bg-blush" icon="lock" />
        </div>
      </Section>
      <FaqSection heading={faq.h2} items={faq.items}>
        <p className="lead">{faq.lead}</p>
        <p>
          <Join>{join}</Join>
        </p>
      </FaqSection>
    </main>
  )
}

function Join({ children }: { readonly children: string }) {
  return (
    <PageLink page="partnerSignup" className="button button-primary">
      {children} <Icon name="arrow" size="s" />
    </PageLink>
  )
}

interface ListedProps {
  readonly h3: string
  readonly items: readonly string[]
  readonly className: string
  readonly icon: 'eye' | 'lock'
}

function Listed({ h3, items, className, icon }: ListedProps) {
  return (
    <div className={className}>
      <h3>
        <Icon name={icon} /> {h3}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** Application form with an explanation of the next steps. */
function SignupPage({ text: { head, signup }, drawing }: Props) {
  const { textOf } = useSite()
  return (
    <FormLayout
      head={head}
      drawing={drawing}
      className="partners"
      form={
        <>
          <p className="note unscripted">
            <span>
              {signup.noScript}{' '}
              <a className="link" href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </span>
          </p>
          <div className="scripted">
            <PartnersIsland part="signup" />
          </div>
        </>
      }
      beside={
        <Asides asides={signup.asides}>
          <p>
            <PageLink page="privacy" className="link">
              {textOf('privacy').label}
            </PageLink>
          </p>
        </Asides>
      }
    />
  )
}

/** Statement of a partner. All of its data is fetched with the token of the personal link. */
function StatementPage({ text: { head, statement } }: Props) {
  const { textOf } = useSite()
  return (
    <main id="main" tabIndex={-1} className="partners">
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name="doorgeven" height={210} />} />
      <div className="wrap statements">
        <p className="note unscripted">
          <span>{statement.noScript}</span>
        </p>
        <div className="scripted">
          <PartnersIsland part="statement" ladder={partnerLadderOn(renderedOn)} pages={linkablePages(textOf)} />
        </div>
      </div>
    </main>
  )
}

/** Initial state of a part of the partner programme. */
function PartnersIsland(props: PartnerPartProps) {
  return (
    <Island island={partnersIsland} props={{ ...props }} {...(props.part !== 'earnings' && { when: 'idle' })}>
      <PartnerPart {...props} />
    </Island>
  )
}
