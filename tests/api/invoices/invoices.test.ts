import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createInvoices } from '#features/invoices/repository.ts'
import { createTransaction, type Stores } from '#features/stores.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import { cents } from '#core/money/money.ts'
import { germanBusiness, sampleOrder } from '#tests/builders/sample-order.ts'
import { createPapers } from '#features/invoices/create-papers.ts'
import { issueCreditNote, issueInvoice } from '#features/invoices/issue-invoice.ts'
import { brand } from '#site/brand.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { openShop, type Shop, today } from '#tests/api/shop.ts'
import { as, callerNamed, insertCustomer } from '#tests/builders/customers.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { insertInvoicedOrder, insertOrder } from '#tests/builders/invoiced-order.ts'
import { paperFontDir } from '#tests/builders/paper-fonts.ts'
import { textAt, xmlTree } from '#tests/builders/xml-tree.ts'

const at = new Date('2026-11-15T10:14:00Z')

function numbersTo(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `F2026-${String(index + 1).padStart(6, '0')}`)
}

function credit(order: PaidOrder, refundedInAll: number) {
  return (stores: Stores) => issueCreditNote(stores, order, { refundedInAll: cents(refundedInAll), at })
}

describe('numbers', () => {
  let database: TestDatabase
  let pool: Pool
  beforeEach(async () => {
    database = await testDatabase()
    pool = database.pool
  })
  afterEach(() => database.drop())

  const numbers = async () =>
    (await pool.query<{ number: string }>('select number from invoices order by number')).rows.map(
      ({ number }) => number,
    )

  test('of fifty transactions at once some roll back: no number twice, none left out', async () => {
    const orders = await Promise.all(Array.from({ length: 50 }, () => insertOrder(pool)))
    const outcomes = await Promise.allSettled(
      orders.map((order, index) =>
        createTransaction(pool)(async (stores) => {
          const number = await issueInvoice(stores, order, { seller: brand, at, method: 'ideal' })
          if (index % 3 === 0) throw new Error('rolled back')
          return number
        }),
      ),
    )
    const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(given.toSorted()).toEqual(numbersTo(33))
    expect(await numbers()).toEqual(numbersTo(33))
    expect(
      await createTransaction(pool)(async (stores) =>
        issueInvoice(stores, await insertOrder(pool), { seller: brand, at, method: null }),
      ),
    ).toBe('F2026-000034')
  })

  test('a year begins in the Netherlands, and with it the numbers', async () => {
    const issue = async (moment: string) => {
      const order = await insertOrder(pool)
      return createTransaction(pool)((stores) =>
        issueInvoice(stores, order, { seller: brand, at: new Date(moment), method: null }),
      )
    }
    expect(await issue('2026-12-31T22:59:59Z')).toBe('F2026-000001')
    expect(await issue('2026-12-31T23:00:00Z')).toBe('F2027-000001')
    expect((await createInvoices(pool).find('F2027-000001'))?.issuedOn).toBe('2027-01-01')
  })

  test('the millionth has seven figures', async () => {
    await pool.query(`insert into invoice_series values ('F2026', 999999)`)
    expect((await insertInvoicedOrder(pool)).invoice).toBe('F2026-1000000')
  })

  test('an order has one invoice', async () => {
    const order = await insertInvoicedOrder(pool)
    await expect(
      createTransaction(pool)((stores) => issueInvoice(stores, order, { seller: brand, at, method: null })),
    ).rejects.toThrow(/invoices_one_per_order/)
    expect(await numbers()).toEqual(numbersTo(1))
  })

  test('[T5] the invoice is the order, to the cent', async () => {
    const snapshot = sampleOrder({ buyer: germanBusiness, language: 'de' })
    const { invoice } = await insertInvoicedOrder(pool, { snapshot })
    const document = await createInvoices(pool).find(invoice)
    expect(document).toMatchObject({ total: snapshot.totals.total, method: 'ideal', exemption: 'reverse_charge' })
    expect(document?.tax).toEqual({ rate: 0, net: 6399, vat: 0 })
  })

  describe('credit notes', () => {
    test('C59 credit only what is new, and never more than the invoice', async () => {
      const order = await insertInvoicedOrder(pool)
      expect(await createTransaction(pool)(credit(order, 1000))).toBe('F2026-000002')
      expect(await createTransaction(pool)(credit(order, 1000))).toBeNull()
      expect(await createTransaction(pool)(credit(order, 900))).toBeNull()
      expect(await createTransaction(pool)(credit(order, 99_999))).toBe('F2026-000003')
      expect(await createTransaction(pool)(credit(order, 999_999))).toBeNull()
      const { rows } = await pool.query<{ document: InvoiceDocument }>(
        `select document from invoices where kind = 'credit' order by number`,
      )
      expect(rows.map(({ document }) => [document.total, document.tax.vat])).toEqual([
        [-1000, -174],
        [-6743, -1170],
      ])
      expect(rows[0]?.document.original).toEqual({ number: order.invoice, issuedOn: '2026-11-15' })
    })

    test('C59 the same refund heard twenty times at once is one credit note', async () => {
      const order = await insertInvoicedOrder(pool)
      const notes = await Promise.all(Array.from({ length: 20 }, () => createTransaction(pool)(credit(order, 7743))))
      expect(notes.filter((note) => note !== null)).toEqual(['F2026-000002'])
    })

    test('an order that was never invoiced has none', async () => {
      const order = await insertOrder(pool)
      expect(await createTransaction(pool)(credit(order, 7743))).toBeNull()
    })
  })
})

describe('the calls', () => {
  let database: TestDatabase
  let shop: Shop
  let order: Awaited<ReturnType<typeof insertInvoicedOrder>>
  let path: string

  beforeAll(async () => {
    database = await testDatabase()
    const papers = createPapers({ fontDir: await paperFontDir(), terms: '' })
    shop = await openShop({
      database,
      caller: callerNamed(() => database.pool, today),
      overrides: { papers },
    })
    order = await insertInvoicedOrder(database.pool)
    path = `/api/orders/${order.number}/invoice`
  })
  afterAll(async () => {
    await shop[Symbol.asyncDispose]()
    await database.drop()
  })

  test('the owner gets the PDF under a good name', async () => {
    const answer = await shop.ask('GET', `${path}.pdf`, as(order.customerId))
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="stek-factuur-${order.invoice}.pdf"`,
      'cache-control': 'no-store',
    })
    expect(answer.text).toMatch(/^%PDF-1\.7/)
    expect(answer.text.trimEnd()).toMatch(/%%EOF$/)
  })

  test('and the XML', async () => {
    const answer = await shop.ask('GET', `${path}.xml`, as(order.customerId))
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="stek-factuur-${order.invoice}.xml"`,
    })
    expect(textAt(xmlTree(answer.text), 'ID')).toBe(order.invoice)
  })

  test('anybody else gets the answer of an order that is not there', async () => {
    const unpaid = await insertOrder(database.pool)
    const stranger = await insertCustomer(database.pool)
    const refused = await Promise.all([
      shop.ask('GET', `${path}.pdf`),
      shop.ask('GET', `${path}.pdf`, as(stranger)),
      shop.ask('GET', `${path}.xml`, as(stranger)),
      shop.ask('GET', `/api/orders/2026-999999/invoice.pdf`, as(order.customerId)),
      shop.ask('GET', `/api/orders/${unpaid.number}/invoice.pdf`, as(unpaid.customerId)),
      shop.ask('GET', `/api/orders/x'%20or%201=1/invoice.pdf`, as(order.customerId)),
      shop.ask('GET', `/api/orders/${'9'.repeat(2000)}/invoice.pdf`, as(order.customerId)),
    ])
    for (const { status, body } of refused) {
      expect(status).toBe(404)
      expect({ ...body, requestId: '' }).toEqual({ ...refused[0]?.body, requestId: '' })
    }
  })
})
