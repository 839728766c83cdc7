import type { ReactNode } from 'react'
import { articleOfProblem } from '#site/problem-articles.ts'
import { ArticleLink } from './article-link.tsx'

/** Text of a problem, with a link to the article that explains how to solve it, if any. */
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
