import type { Pool } from 'pg'
import { isIban } from '#platform/clients/number-checks.ts'
import { createCommissionLedger, type Payout } from '#features/partners/ledger-repository.ts'
import { createPartners, endPartner, listPartners, setPartnerIban } from '#features/partners/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { createVisits } from '#features/visits/repository.ts'
import { affiliateIdPattern } from '#core/visits/attribution.ts'
import type { CommissionBalance } from '#core/partners/commission-ledger.ts'
import { centsOfDecimal, decimalOf } from '#core/money/money.ts'
import { ibanOf } from '#core/partners/iban.ts'
import { isIsoDate } from '#core/time/iso-date.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { bookPayout, type PayoutOutcome } from '#features/partners/book-commissions.ts'
import { type Statement, statementOf } from '#features/partners/read-statement.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const partners: Noun = {
  about: 'Partners and their commission',
  verbs: {
    list: {
      about: 'all partners: pending, approved (to be transferred) and paid',
      kind: 'shows',
      run: (call) => withDatabase(call, (pool) => list(call, pool)),
    },
    show: {
      about: 'visits, sales, transfers and entries of one',
      kind: 'shows',
      arguments: ['<number>'],
      run: (call) => onPartner(call, (pool, number) => showOne(call, pool, number)),
    },
    iban: {
      about:
        "stores the account to transfer to, when you have checked that it is the partner's; until then nothing is approved",
      kind: 'changes',
      arguments: ['<number>', '<IBAN>'],
      unrecorded: ['IBAN'],
      run(call) {
        const iban = confirmedIban(call)
        return onPartner(call, (pool, number) => store(pool, number, iban))
      },
    },
    pay: {
      about:
        'books a transfer that was made, such as 1001 NL91ABNA0417164300 125.00 2026-11-15; the same again changes nothing',
      kind: 'changes',
      arguments: ['<number>', '<IBAN>', '<sum>', '<day>'],
      unrecorded: ['IBAN'],
      run(call) {
        const payout = payoutOf(call)
        return onPartner(call, (pool, number) => pay(pool, number, payout))
      },
    },
    end: {
      about: 'orders paid from now on earn nothing; what was earned stays',
      kind: 'changes',
      arguments: ['<number>'],
      run: (call) => onPartner(call, end),
    },
  },
}

const outcomeTexts: Readonly<Record<PayoutOutcome, string>> = {
  booked: 'The transfer was booked.',
  booked_before: 'That transfer was booked before. Nothing changed.',
  other_account: 'That is not the account of this partner: stek partners iban. Nothing was booked.',
  owed_elsewhere: 'Another partner with this account has to pay back commission first. Nothing was booked.',
  more_than_approved: 'That is more than is approved. Nothing was booked.',
}

function onPartner(call: Call, work: (pool: Pool, number: string) => Promise<number>): Promise<number> {
  const number = call.argument('number')
  if (!affiliateIdPattern.test(number)) throw new UsageProblem(`"${number}" is no number of a partner.`)
  return withDatabase(call, (pool) => work(pool, number))
}

function payoutOf(call: Call): Payout {
  const iban = confirmedIban(call)
  const [sum, day] = [call.argument('sum'), call.argument('day')]
  const amount = centsOfDecimal(sum)
  if (amount === null || amount === 0) throw new UsageProblem(`"${sum}" is no sum: write 125.00.`)
  if (!isIsoDate(day)) throw new UsageProblem(`"${day}" is no day: write 2026-11-15.`)
  return { iban, amount, day }
}

function confirmedIban(call: Call): string {
  const iban = ibanOf(call.argument('IBAN'))
  if (iban !== null && isIban(iban)) return iban
  throw new UsageProblem(`"${call.argument('IBAN')}" is no IBAN.`)
}

async function list(call: Call, pool: Pool): Promise<number> {
  const all = await listPartners(pool)
  const rows = all.map(({ number, isEnded, iban, name, email, ...purses }) => [
    number,
    isEnded ? 'ended' : 'active',
    ...moneyOf(purses),
    iban ?? '',
    `${name} <${email}>`,
  ])
  const header = ['number', 'state', 'pending', 'approved', 'paid', 'IBAN', 'who']
  show(call, all, () => (all.length === 0 ? 'There is no partner yet.' : textTableOf([header, ...rows])))
  return 0
}

async function showOne(call: Call, pool: Pool, number: string): Promise<number> {
  const partner = await createPartners(pool).find(number)
  if (partner === null) return unknown(number)
  const statement = await statementOf({ ledger: createCommissionLedger(pool), visits: createVisits(pool) }, partner)
  show(call, statement, () => detailsOf(statement))
  return 0
}

async function pay(pool: Pool, number: string, payout: Payout): Promise<number> {
  if ((await createPartners(pool).find(number)) === null) return unknown(number)
  const outcome = await bookPayout(createTransaction(pool), number, payout)
  console.log(outcomeTexts[outcome])
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
