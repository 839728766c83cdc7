import { createContext, type ReactNode, useContext } from 'react'
import { offerWords } from '#site/pages/offer/offer-words.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const Folded = createContext(false)

/** Collapses the sections within it. Links, find-in-page and printing open them. */
export function Details({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite()
  return (
    <section className="section folds" aria-label={offerWords[locale].details}>
      <div className="wrap">
        <div className="faq whole">
          <Folded value>{children}</Folded>
        </div>
      </div>
    </section>
  )
}

interface Props {
  readonly heading: string
  /** Fragment for links to the section. */
  readonly id?: string
  readonly lead?: string | undefined
  /** Gives the section a tinted background. */
  readonly soft?: boolean
  /** Removes the gap to a white section above. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** Section of a page below its heading; within `Details` it is collapsed. */
export function Section({ heading, id, lead, soft = false, flush = false, children }: Props) {
  if (useFolded()) {
    return (
      <Fold heading={heading} id={id}>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </Fold>
    )
  }
  return (
    <section id={id} className={`section${soft ? ' bg-mist' : ''}${flush ? ' flush' : ''}`}>
      <div className="wrap">
        {lead ? <SectionHead heading={heading} lead={lead} /> : <h2>{heading}</h2>}
        {children}
      </div>
    </section>
  )
}

export function SectionHead({ heading, lead }: { readonly heading: string; readonly lead: string }) {
  return (
    <div className="section-head grid">
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
    </div>
  )
}

export function useFolded(): boolean {
  return useContext(Folded)
}

interface FoldProps {
  readonly heading: string
  /** Fragment for links to the section, which open it. */
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** The summary contains a heading, so that the page has the same outline open and closed. */
export function Fold({ heading, id, children }: FoldProps) {
  return (
    <details id={id}>
      <summary>
        <h2>{heading}</h2>
        <FoldIcons />
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Signs of a summary: a plus when it is closed, a minus when it is open. */
export function FoldIcons() {
  return (
    <>
      <Icon name="plus" className="plus-icon" />
      <Icon name="minus" className="icon-minus" />
    </>
  )
}
