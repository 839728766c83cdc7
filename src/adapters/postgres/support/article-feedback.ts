import type { Pool } from 'pg'
import { forgetting } from '#adapters/postgres/connection/forgetting.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { ArticleFeedback } from '#services/support/article-feedback-port.ts'

const today = `(now() at time zone 'Europe/Amsterdam')::date`

const count = `
  insert into article_votes (day, article, language, helpful, count) values (${today}, $1, $2, $3, 1)
  on conflict (day, article, language, helpful) do update set count = article_votes.count + 1`

const note = `insert into article_remarks (day, article, language, remark) values (${today}, $1, $2, $3)`

/** By then an article was read again by whoever writes them. */
const oldRemarks = forgetting('article_remarks', `day < ${today} - interval '1 year'`)
const oldVotes = forgetting('article_votes', `day < ${today} - interval '3 years'`)

export function createArticleFeedback(pool: Pool): ArticleFeedback {
  return {
    async count({ article, language }, helpful) {
      await orUnavailable(pool.query({ name: 'count_vote', text: count, values: [article, language, helpful] }))
    },
    async note({ article, language }, remark) {
      await orUnavailable(pool.query(note, [article, language, remark]))
    },
    async forget() {
      const remarks = await orUnavailable(pool.query(oldRemarks))
      const votes = await orUnavailable(pool.query(oldVotes))
      return (remarks.rowCount ?? 0) + (votes.rowCount ?? 0)
    },
  }
}
