import type { Pool } from 'pg'
import { isIban } from '#platform/clients/number-checks.ts'
import { createCommissionLedger } from '#features/partners/commission-ledger.ts'
import { createPartners, endPartner, listPartners, setPartnerIban } from '#features/partners/repository.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { createVisits } from '#features/visits/repository.ts'
import { affiliateIdPattern } from '#core/visits/attribution.ts'
import type { CommissionBalance } from '#core/partners/commission-ledger.ts'
import { centsOfDecimal, decimalOf } from '#core/money/money.ts'
import { ibanOf } from '#core/partners/iban.ts'
import { isIsoDate } from '#core/time/iso-date.ts'
import { textTableOf } from '#core/text/text-table.ts'
import type { Payout, PayoutOutcome } from '#features/partners/partner-ports.ts'
import { bookPayout } from '#features/partners/book-commissions.ts'
import { type Statement, statementOf } from '#features/partners/read-statement.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run partners                                      all partners, and what they have to get
  npm run partners -- show <number>                     visits, sales and payments of one
  npm run partners -- iban <number> <IBAN>              stores the account to transfer to, when you have checked
                                                        that it is the partner's; until then nothing is approved
  npm run partners -- pay <number> <IBAN> <sum> <day>   books a transfer that was made, for instance
                                                        pay 1001 NL91ABNA0417164300 125.00 2026-11-15
  npm run partners -- end <number>                      orders paid from now on earn nothing`

const told: Readonly<Record<PayoutOutcome, string>> = {
  booked: 'The transfer was booked.',
  booked_before: 'That transfer was booked before. Nothing changed.',
  other_account: 'That is not the account of this partner: npm run partners -- iban. Nothing was booked.',
  owed_elsewhere: 'Another partner with this account has to pay back commission first. Nothing was booked.',
  more_than_approved: 'That is more than is approved. Nothing was booked.',
}

await runOperatorCommand(async ([command = 'list', number, ...rest]) => {
  const work = number === undefined ? (command === 'list' ? list : null) : workOn(command, number, rest)
  if (work !== null) return withDatabase(work)
  console.error(usage)
  return 2
})

type Work = (pool: Pool) => Promise<number>

/** Null: invalid arguments. */
function workOn(command: string, number: string, rest: readonly string[]): Work | null {
  if (!affiliateIdPattern.test(number)) return null
  if (command === 'show' && rest.length === 0) return (pool) => show(pool, number)
  if (command === 'end' && rest.length === 0) return (pool) => end(pool, number)
  const iban = command === 'iban' && rest.length === 1 ? confirmedIban(rest[0] ?? '') : null
  if (iban !== null) return (pool) => store(pool, number, iban)
  const payout = command === 'pay' ? payoutOf(rest) : null
  return payout && ((pool) => pay(pool, number, payout))
}

function payoutOf([account = '', sum = '', day = '', ...rest]: readonly string[]): Payout | null {
  const iban = confirmedIban(account)
  const amount = centsOfDecimal(sum)
  if (iban === null || amount === null || amount === 0 || !isIsoDate(day) || rest.length > 0) return null
  return { iban, amount, day }
}

/** Null: not a valid IBAN. */
function confirmedIban(account: string): string | null {
  const iban = ibanOf(account)
  return iban !== null && isIban(iban) ? iban : null
}

async function list(pool: Pool): Promise<number> {
  const partners = await listPartners(pool)
  const rows = partners.map(({ number, isEnded, iban, name, email, ...purses }) => [
    number,
    isEnded ? 'ended' : 'active',
    ...moneyOf(purses),
    iban ?? '',
    `${name} <${email}>`,
  ])
  const header = ['number', 'state', 'pending', 'approved', 'paid', 'IBAN', 'who']
  console.log(partners.length === 0 ? 'There is no partner yet.' : textTableOf([header, ...rows]))
  return 0
}

async function show(pool: Pool, number: string): Promise<number> {
  const partner = await createPartners(pool).find(number)
  if (partner === null) return unknown(number)
  console.log(
    detailsOf(await statementOf({ ledger: createCommissionLedger(pool), visits: createVisits(pool) }, partner)),
  )
  return 0
}

async function pay(pool: Pool, number: string, payout: Payout): Promise<number> {
  if ((await createPartners(pool).find(number)) === null) return unknown(number)
  const outcome = await bookPayout(createUnitOfWork(pool), number, payout)
  console.log(told[outcome])
  return outcome === 'booked' || outcome === 'booked_before' ? 0 : 1
}

async function store(pool: Pool, number: string, iban: string): Promise<number> {
  if (!(await setPartnerIban(pool, number, iban))) return unknown(number)
  console.log(`Commission of partner ${number} goes to ${iban}. What waited for it is approved in its time.`)
  return 0
}

async function end(pool: Pool, number: string): Promise<number> {
  if (!(await endPartner(pool, number))) return unknown(number)
  console.log(`Partner ${number} earns nothing from now on. What was earned stays.`)
  return 0
}

function unknown(number: string): number {
  console.error(`There is no active partner ${number}.`)
  return 1
}

function detailsOf({ partner, totals, visits, sales, entries, payouts }: Statement): string {
  const { number, name, companyName, email, website, vatNumber, iban } = partner
  const parts: readonly (readonly (readonly string[])[])[] = [
    [
      ['partner', number],
      ['who', [name, companyName, email, website].filter(Boolean).join(', ')],
      ['VAT number', vatNumber ?? ''],
      ['IBAN', iban ?? ''],
      ['visits', String(visits.reduce((sum, day) => sum + day.visits, 0))],
    ],
    [
      ['sale', 'day', 'products', 'commission', 'reversed', 'state', 'approved on'],
      ...sales.map(({ id, day, products, commission, reversed, state, approvedOn }) => [
        id,
        day,
        products.join(' '),
        decimalOf(commission),
        decimalOf(reversed),
        state,
        approvedOn,
      ]),
    ],
    [['transfer', 'IBAN', 'sum'], ...payouts.map(({ day, iban: to, amount }) => [day, to, decimalOf(amount)])],
    [
      ['booked', 'sale', 'kind', 'pending', 'approved', 'paid'],
      ...entries.map(({ bookedAt, saleId, kind, ...purses }) => [
        shopDayOf(bookedAt),
        saleId,
        kind,
        ...moneyOf(purses),
      ]),
      ['total', '', '', ...moneyOf(totals)],
    ],
  ]
  return parts.map(textTableOf).join('\n\n')
}

function moneyOf({ pending, approved, paid }: CommissionBalance): readonly string[] {
  return [decimalOf(pending), decimalOf(approved), decimalOf(paid)]
}
