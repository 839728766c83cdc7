import { brand } from '#site/brand.ts'
import { ArticleLinks } from '#site/pages/parts/article-links.tsx'
import { Refused } from '#site/pages/parts/form-outcome.tsx'
import { Asides, type AsideText, FormLayout } from '#site/pages/parts/form-layout.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import { Cancellation } from '#web/declarations/cancellation.tsx'
import { Withdrawal } from '#web/declarations/withdrawal.tsx'
import { Island } from '#web/islands/island.tsx'
import withdrawalIsland from '#web/declarations/withdrawal-island.ts'
import cancellationIsland from '#web/declarations/cancellation-island.ts'
import { declarationsDe } from './declarations-de.ts'
import { declarationsNl } from './declarations-nl.ts'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'

/** Texts about ending a contract by form and by letter. */
export interface DeclarationText {
  readonly head: PageText
  /** Explanations beside the form. */
  readonly asides: readonly AsideText[]
  /** Sections below the form. */
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  /** Letter that can be sent instead of the form, line by line. */
  readonly letter: {
    readonly title: string
    readonly lead: string
    readonly lines: readonly string[]
    readonly mail: string
  }
  /** Error message for a form that was sent without JavaScript. */
  readonly refused: { readonly title: string; readonly text: string }
}

export default [
  definePage('withdrawal', {
    texts: { nl: declarationsNl.withdrawal, de: declarationsDe.withdrawal },
    sheet: 'letters',
    chapter: 'company',
    articles: ['withdrawal', 'cancel'],
    Content: DeclarationPage,
  }),
  definePage('cancellation', {
    texts: { nl: declarationsNl.cancellation, de: declarationsDe.cancellation },
    sheet: 'letters',
    chapter: 'company',
    articles: ['cancel', 'withdrawal', 'transfer-away'],
    Content: DeclarationPage,
  }),
]

const islands = { withdrawal: withdrawalIsland, cancellation: cancellationIsland }
const forms = { withdrawal: Withdrawal, cancellation: Cancellation } as const

/** Page for withdrawal or cancellation: by form, with or without JavaScript, or by letter. */
function DeclarationPage({ page, locale, text, drawing }: PageProps<DeclarationText, keyof typeof forms>) {
  const { head, asides, sections, letter, refused } = text
  const Form = forms[page]
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(head.h1)}&body=${encodeURIComponent(letter.lines.join('\n\n'))}`
  return (
    <FormLayout
      head={head}
      drawing={drawing}
      className="letters"
      form={
        <>
          <Refused {...refused} />
          <Declared page={page} />
          <div data-outcome-of="">
            <Island island={islands[page]} when="idle" props={{ locale }}>
              <Form locale={locale} />
            </Island>
          </div>
        </>
      }
      beside={
        <>
          <Asides asides={asides}>
            <ArticleLinks level="h2" />
          </Asides>
          <div className="prose">
            {sections.map(({ title, paragraphs }) => (
              <Fragment key={title}>
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Fragment>
            ))}
            <h2>{letter.title}</h2>
            <p>{letter.lead}</p>
            <blockquote>
              {letter.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </blockquote>
            <p>
              <a href={mail}>{letter.mail}</a>
            </p>
          </div>
        </>
      }
    />
  )
}

const receivedTitles = { withdrawal: 'withdrawalReceived', cancellation: 'cancellationReceived' } as const
const effectiveTexts = { withdrawal: 'withdrawalEffective', cancellation: 'cancellationEffective' } as const
const nextTexts = { withdrawal: 'moneyBack', cancellation: 'cancellationNext' } as const

/**
 * Receipt for a form that was sent without JavaScript; hidden until the server fills it in
 * (`src/features/declarations/declared-page.ts`).
 */
function Declared({ page }: { readonly page: keyof typeof forms }) {
  const t = useTranslations('declarations')
  const isCancellation = page === 'cancellation'
  return (
    <div hidden data-outcome="sent" className="declared">
      <h2>{t(receivedTitles[page])}</h2>
      <dl className="details">
        <Filled label={t('receipt')} name="receipt" />
        <Filled label={t('receivedAt')} name="receivedAt" />
        <Filled label={t('name')} name="name" />
        <Filled label={t(isCancellation ? 'contract' : 'order')} name="contract" />
        <Filled label={t('email')} name="email" />
        {isCancellation && <Filled label={t('endsOn')} name="endsOn" otherwise={t('soonest')} />}
      </dl>
      {isCancellation && (
        <>
          <p hidden data-outcome="ordinary">
            <WithEnd text={t('endsOrdinary', { day: '|' })} />
          </p>
          <div hidden data-outcome="extraordinary">
            <dl className="details">
              <Filled label={t('reason')} name="reason" />
            </dl>
            <p>
              <WithEnd text={t('endsExtraordinary', { day: '|' })} />
            </p>
          </div>
        </>
      )}
      <p>{t(isCancellation ? 'cancellationSentence' : 'withdrawalSentence')}</p>
      <p hidden data-outcome="next">
        {t(nextTexts[page])}
      </p>
      <div hidden data-outcome="effective">
        {isCancellation && <p data-fill="ends" />}
        <p>{t(effectiveTexts[page])}</p>
      </div>
    </div>
  )
}

/** A sentence in which the server replaces the placeholder for the end date. */
function WithEnd({ text }: { readonly text: string }) {
  const [before, after] = text.split('|')
  return (
    <>
      {before}
      <b data-fill="end" />
      {after}
    </>
  )
}

interface FilledProps {
  readonly label: string
  readonly name: string
  /** Text in place of an empty value. */
  readonly otherwise?: string
}

function Filled({ label, name, otherwise = '–' }: FilledProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-fill={name}>{otherwise}</dd>
    </div>
  )
}
