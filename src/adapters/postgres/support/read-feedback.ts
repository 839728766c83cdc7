import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { ArticleRemark, ArticleVotes } from '#services/support/article-feedback-port.ts'

const since = `day > (now() at time zone 'Europe/Amsterdam')::date - $1::int`

const votes = `
  select article, language,
    coalesce(sum(count) filter (where helpful), 0)::int as helpful,
    coalesce(sum(count) filter (where not helpful), 0)::int as unhelpful
  from article_votes where ${since}
  group by article, language
  order by unhelpful desc, article, language`

const remarks = `
  select to_char(day, 'YYYY-MM-DD') as day, article, language, remark from article_remarks where ${since}
  order by article, language, id`

/** What was said in so many days until today: the articles that helped least first. */
export async function readFeedback(
  pool: Pool,
  days: number,
): Promise<{ readonly votes: readonly ArticleVotes[]; readonly remarks: readonly ArticleRemark[] }> {
  const voted = await orUnavailable(pool.query<ArticleVotes>(votes, [days]))
  const said = await orUnavailable(pool.query<ArticleRemark>(remarks, [days]))
  return { votes: voted.rows, remarks: said.rows }
}
