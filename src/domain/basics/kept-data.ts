import { keptBooks } from './kept-books.ts'
import { books, days, erased, forever, type KeptData, nobodys, transferCode, years } from './period.ts'

/**
 * Every table of the database: what is in it, why, for how long, who deletes it. The clean-up, the privacy page, the
 * erasure of a customer and docs/data.md follow from it; a table without a row here fails a test.
 */
export const keptData = {
  ...keptBooks,
  abuse_reports: {
    what: 'notices of unlawful content, with name and address if given',
    why: 'to deal with them, and to see who reports or is reported again (Digital Services Act)',
    periods: { all: years(2) },
    howLong: '{all} from receipt',
    ...erased,
  },
  affiliate_visits: {
    what: "visits by a partner's link: hour, page, and a mark that nobody can trace back once its key is gone",
    why: 'to count visits honestly',
    periods: { all: years(2) },
    howLong: '{all} from the visit',
    ...nobodys,
  },
  article_remarks: {
    what: 'what people missed in an article of the helpdesk, without addresses and numbers',
    why: 'to write better articles',
    periods: { all: years(1) },
    howLong: '{all}',
    ...nobodys,
  },
  article_votes: {
    what: 'how often an article of the helpdesk helped, by day',
    why: 'to write better articles',
    periods: { all: years(3) },
    howLong: '{all}',
    ...nobodys,
  },
  attempts: {
    what: 'how often somebody tried something, by a hash of account or address',
    why: 'to stop abuse',
    periods: {},
    howLong: 'until its window and its block are over, hours at most',
    ...nobodys,
  },
  browser_reports: {
    what: 'what browsers report about our pages',
    why: 'to see faults and attacks',
    periods: { all: days(30) },
    howLong: '{all} from receipt',
    ...nobodys,
  },
  cart_items: {
    what: 'names and packages in carts; wishes for a move; codes of transfers, encrypted',
    why: 'to keep what somebody chose',
    periods: { transferCode },
    howLong: 'as long as the cart; the code of a transfer {transferCode} from when it was typed',
    deletedBy: 'with carts',
    onErasure: 'deleted',
  },
  carts: {
    what: 'carts, and whose they are after a log-in',
    why: 'to keep what somebody chose',
    periods: { filled: days(60), empty: days(1) },
    howLong: '{filled} from the last visit; an empty one {empty}',
    ...erased,
  },
  contact_messages: {
    what: 'questions by the contact form',
    why: 'to answer them, and to write a lost mail again',
    periods: { all: days(90) },
    howLong: '{all} from receipt',
    ...erased,
  },
  cookie_choices: {
    what: 'what somebody agreed to, with a mark that nobody can trace back once its key is gone',
    why: 'to prove it',
    periods: { all: years(3) },
    howLong: '{all} from the choice',
    ...nobodys,
  },
  customer_tokens: {
    what: 'hashes of links we mailed',
    why: 'to confirm an address or choose a password; a used link is told that all is well',
    periods: { all: days(30) },
    howLong: '{all} after they expire',
    ...erased,
  },
  customers: {
    what: 'accounts: name, address, telephone number, e-mail address, language, VAT number, hash of the password',
    why: 'to deliver, and to reach who ordered',
    periods: { idle: years(2) },
    howLong: '{idle} after the last log-in, and as long as there is an order',
    deletedBy: 'clean-up',
    onErasure: 'emptied',
  },
  demo_bank_entries: {
    what: 'payments and customers of the bank of the demo',
    why: 'to try out the shop',
    periods: {},
    howLong: 'the newest thousand',
    deletedBy: 'itself',
    onErasure: 'nothing',
  },
  demo_mails: {
    what: 'the mailbox of the demo',
    why: 'to try out the shop',
    periods: {},
    howLong: 'the newest two hundred',
    deletedBy: 'itself',
    onErasure: 'deleted',
  },
  funnel_counts: {
    what: 'how often each step of an order was taken, by day',
    why: 'to see whether people can order',
    periods: { all: years(5) },
    howLong: '{all}',
    ...nobodys,
  },
  jobs: {
    what: 'what is still to do, by ids; what was given up',
    why: 'to do it, and to look at what went wrong',
    periods: { givenUp: days(90) },
    howLong: 'until it is done; what was given up {givenUp}',
    ...nobodys,
  },
  mails: {
    what: 'mails to send: address, template and what it needs',
    why: 'to know what was written and whether it was sent',
    periods: { others: days(90), orders: books },
    howLong: '{others} from sending; about an order {orders}, and no longer than the order',
    ...erased,
  },
  removed_cart_items: {
    what: 'ids of items that were taken out of a cart, with a hash',
    why: 'a late repeat must not bring them back',
    periods: { all: days(1) },
    howLong: '{all}',
    ...erased,
  },
  schema_migrations: { what: 'which migrations were applied', why: 'to apply each once', ...forever },
  sessions: {
    what: 'who is logged in, by a hash',
    why: 'to know customers again',
    periods: { longest: days(30) },
    howLong: 'until they expire, {longest} at most',
    ...erased,
  },
  visitor_keys: {
    what: 'the key of the day that visitors are told apart by',
    why: 'to count somebody once',
    periods: { all: days(1) },
    howLong: '{all}',
    deletedBy: 'clean-up, and what counts by itself',
    onErasure: 'nothing',
  },
} as const satisfies Readonly<Record<string, KeptData>>

export type TableName = keyof typeof keptData
