import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PageText } from '#site/pages.ts'
import { usePath } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { Hero } from './hero.tsx'

interface Props {
  readonly head: PageText
  readonly drawing: DrawingName
  /** Look of the page's stylesheet. */
  readonly className?: 'letters' | 'partners'
  readonly form: ReactNode
  /** Explanations in the second column. */
  readonly beside: ReactNode
  /** Sections below the form. */
  readonly children?: ReactNode
}

/** Page with a form, explanations beside it, and sections below. */
export function FormLayout({ head, drawing, className, form, beside, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="wrap form-page">
        <div>{form}</div>
        {beside}
      </div>
      {children}
    </main>
  )
}

/** Explanation beside a form. */
export interface AsideText {
  readonly title: string
  readonly text: string
  /** Shows a log-in link below the text. */
  readonly login?: true
}

interface AsidesProps {
  readonly asides: readonly AsideText[]
  readonly children?: ReactNode
}

export function Asides({ asides, children }: AsidesProps) {
  const t = useTranslations('shell')
  const account = usePath('orderAccount')
  return (
    <div className="beside">
      {asides.map(({ title, text, login }) => (
        <div key={title} className={login ? 'visitors' : undefined}>
          <h2 className="heading-3">{title}</h2>
          <p>{text}</p>
          {login && (
            <p>
              <a href={account} className="button button-secondary" data-login>
                {t('logIn')}
              </a>
            </p>
          )}
        </div>
      ))}
      {children}
    </div>
  )
}
