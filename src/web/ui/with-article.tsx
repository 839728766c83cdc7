import type { ReactNode } from 'react'
import { articleOfProblem } from '#site/problem-articles.ts'
import { ArticleLink } from './article-link.tsx'

/** What is said of a problem, and the article that says how to solve it, if there is one. */
export function withArticle(text: string, code: string): ReactNode {
  const id = articleOfProblem(code)
  return id === undefined ? (
    text
  ) : (
    <>
      {text} <ArticleLink id={id} />
    </>
  )
}
