import type { ReactNode } from 'react'
import { ArticleLinks } from './article-links.tsx'
import { FoldIcons } from './section.tsx'

export interface FaqItem {
  readonly question: string
  readonly answer: string
}

/** Questions of a page below their heading. */
export interface QuestionsText {
  readonly h2: string
  readonly items: readonly FaqItem[]
}

interface Props {
  readonly heading: string
  readonly items: readonly FaqItem[]
  readonly children?: ReactNode
}

/** Questions and answers. The first answer is open, to show that the others can be opened. */
export function FaqSection({ heading, items, children }: Props) {
  return (
    <section className="section">
      <div className="wrap grid">
        <div className="faqh">
          <h2>{heading}</h2>
          {children}
          <ArticleLinks />
        </div>
        <div className="faq">
          {items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <FoldIcons />
              </summary>
              <div>
                <p>{answer}</p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
