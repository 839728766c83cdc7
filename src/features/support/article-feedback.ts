import type { Pool } from 'pg'
import type { ArticleFeedback, ArticleRemark, ArticleVotes } from './support-ports.ts'

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
  const voted = await pool.query<ArticleVotes>(votes, [days])
  const said = await pool.query<ArticleRemark>(remarks, [days])
  return { votes: voted.rows, remarks: said.rows }
}

const today = `(now() at time zone 'Europe/Amsterdam')::date`

const count = `
  insert into article_votes (day, article, language, helpful, count) values (${today}, $1, $2, $3, 1)
  on conflict (day, article, language, helpful) do update set count = article_votes.count + 1`

const note = `insert into article_remarks (day, article, language, remark) values (${today}, $1, $2, $3)`

export function createArticleFeedback(pool: Pool): ArticleFeedback {
  return {
    async count({ article, language }, helpful) {
      await pool.query({ name: 'count_vote', text: count, values: [article, language, helpful] })
    },
    async note({ article, language }, remark) {
      await pool.query(note, [article, language, remark])
    },
  }
}
