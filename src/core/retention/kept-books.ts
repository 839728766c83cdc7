import { booksAbroad, books, days, erased, forever, type KeptData, nobodys, transferCode, years } from './period.ts'

const withOrder = { periods: {}, howLong: 'as long as the order', deletedBy: 'with orders' } as const

/** Tables of orders and partners, see `kept-data.ts`. */
export const keptBooks = {
  buyer_keys: {
    what: 'hashes of telephone number, VAT number, register number, mailbox and account of who paid',
    why: 'commission is due once per customer',
    ...withOrder,
    onErasure: 'kept',
  },
  commission_entries: {
    what: 'the ledger of the partners',
    why: 'books',
    ...withOrder,
    howLong: 'as long as the order, which stays until the commission on it is settled',
    onErasure: 'kept',
  },
  declaration_links: {
    what: 'hashes of links we mailed to the owner of an order',
    why: 'to let the owner say whether a declaration counts, and ask for another link',
    periods: { all: days(60) },
    howLong: '{all} after they expire, once their declaration is decided',
    deletedBy: 'clean-up',
    onErasure: 'kept',
  },
  declarations: {
    what: 'withdrawals and cancellations, as they were declared',
    why: 'to carry them out and to prove them',
    periods: { all: books },
    howLong: '{all} from receipt',
    deletedBy: 'clean-up',
    onErasure: 'kept',
  },
  deliveries: { what: 'how far each line of an order is', why: 'to deliver', ...withOrder, onErasure: 'kept' },
  delivery_ends: {
    what: 'why and when a line of an order ends',
    why: 'to deliver no longer',
    ...withOrder,
    onErasure: 'kept',
  },
  coupon_uses: {
    what: 'orders with a discount code, with hashes of telephone number, VAT number, register number and mailbox',
    why: 'to keep its limits, also when a buyer has several accounts',
    ...withOrder,
    onErasure: 'kept',
  },
  coupons: { what: 'discount codes that the operator made', why: 'to give their discounts', ...forever },
  invoice_series: { what: 'the last number of each series of invoices', why: 'numbers without gaps', ...forever },
  invoices: { what: 'invoices and credit notes, as they were issued', why: 'books', ...withOrder, onErasure: 'kept' },
  number_series: { what: 'series of numbers after a restore', why: 'numbers that are never given twice', ...forever },
  order_events: { what: 'paid, refunded, charged back, withdrawn', why: 'books', ...withOrder, onErasure: 'kept' },
  orders: {
    what: 'orders: lines, prices, VAT, buyer, holders, what shows who they are, texts agreed to, and the network',
    why: 'to carry them out (contract), and tax law',
    periods: { books, booksAbroad, unpaid: years(1), transferCode },
    howLong:
      '{books} after the end of the year of the last payment, {booksAbroad} for consumers in other member states, ' +
      'and until the commission on it is settled; unpaid {unpaid}; the code of a transfer until it is handed over, ' +
      '{transferCode} at most',
    deletedBy: 'clean-up',
    onErasure: 'kept',
  },
  partner_applications: {
    what: 'who wants to be a partner',
    why: 'to confirm the address',
    periods: { all: days(30) },
    howLong: '{all}',
    ...erased,
  },
  partner_payouts: {
    what: 'transfers to partners, with account number',
    why: 'books',
    periods: { books },
    howLong: '{books} after the end of the year, and as long as the ledger refers to them',
    deletedBy: 'clean-up',
    onErasure: 'kept',
  },
  partner_sales: { what: 'orders that a partner brought', why: 'to pay commission', ...withOrder, onErasure: 'kept' },
  partner_tokens: {
    what: 'hashes of links we mailed to partners',
    why: 'to confirm an address, and to read a statement',
    periods: {},
    howLong: 'until they expire',
    ...erased,
  },
  partners: {
    what: 'partners: name, e-mail address, company, website, VAT number, account number',
    why: 'to calculate commission and pay it',
    periods: { books },
    howLong: 'as long as somebody is a partner, and {books} after that',
    deletedBy: 'clean-up',
    onErasure: 'emptied',
  },
  payment_comparison: { what: 'until when payments were compared', why: 'to find lost payments', ...forever },
  payment_reports: {
    what: 'what the payment provider said, without names',
    why: 'evidence',
    ...withOrder,
    onErasure: 'kept',
  },
  payments: { what: 'attempts to pay, ids at the provider', why: 'books', ...withOrder, onErasure: 'kept' },
  price_releases: { what: 'prices by moment, and who released them', why: 'to know what held when', ...forever },
  provisioning_events: {
    what: 'messages to the provisioning side: what to deliver, to whom; codes of transfers, encrypted',
    why: 'to hand orders over',
    periods: { sent: days(90), transferCode },
    howLong: '{sent} after it was sent; the code of a transfer until then, {transferCode} at most',
    ...erased,
  },
  provisioning_reports: {
    what: 'ids of messages from the provisioning side',
    why: 'to recognise a repeat',
    periods: { all: days(90) },
    howLong: '{all} from receipt',
    ...nobodys,
  },
  refunds: { what: 'money that goes back', why: 'books', ...withOrder, onErasure: 'kept' },
  tax_evidence: { what: 'what the tax of an order rests on', why: 'evidence', ...withOrder, onErasure: 'kept' },
  vat_checks: {
    what: 'what the register of VAT numbers answered',
    why: 'evidence for the tax office',
    periods: { nobodys: booksAbroad },
    howLong: 'as long as the account; without one {nobodys}',
    deletedBy: 'clean-up',
    onErasure: 'kept',
  },
} as const satisfies Readonly<Record<string, KeptData>>
