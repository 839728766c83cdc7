import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { createPriceReleases, createPromisedOrders } from '#features/prices/repository.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { type Draft, draftTextOf, readDraft, readMapping } from '#features/prices/schema/price-files.ts'
import { isIsoDate } from '#core/time/iso-date.ts'
import { locales } from '#core/locale/locale.ts'
import { momentsOfShopMinute, shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import { pricesOfList, readPriceList, type WholesaleCosts } from '#core/catalogue/price-import.ts'
import { priceListOf } from '#core/catalogue/price-list.ts'
import { releaseLeadMs, undoneOf } from '#core/catalogue/price-releases.ts'
import {
  historyText,
  overtakenText,
  planText,
  promisesText,
  releasedText,
  seriesText,
} from '#core/catalogue/price-report.ts'
import { tldOf } from '#core/names/domain-name.ts'
import type { Notices, RecordedRelease } from '#features/prices/price-release-ports.ts'
import {
  planOf,
  planOfDraft,
  promisesBrokenBy,
  refusalsOf,
  type Released,
  type ReleasePlan,
  releasePrices,
  untoldOf,
} from '#features/prices/release-prices.ts'
import { fileOf, refuse, runOperatorCommand, textOf, withDatabase } from './operator-command.ts'

const usage = `  npm run prices -- import <list.csv> --mapping <file> --out <draft>   makes a draft of a wholesaler's list, and its diff
  npm run prices -- check [<draft>]       what forbids the prices in force, or a draft
  npm run prices -- diff <draft>          every price it changes, margins, what is below cost
  npm run prices -- promises <draft>      renewals promised to customers that it would make dearer
  npm run prices -- release <draft> --reason <why>     as soon as every process knows; the same draft once
  npm run prices -- rollback [<number>] --reason <why> undoes the last release, or that one
  npm run prices -- history [<price>]     who released what when; of one price (.com, "webhosting-stek yearly"):
                                          what it cost since when, and the lowest price of 30 days
  diff, check, promises, release and rollback take  --at "2026-12-01 09:00" or --at 2026-12-01, the clock in Amsterdam
  release and rollback take
    --by <name>           who releases; otherwise the name of the account
    --allow <price>,…     doubts about these are meant; change, saving: all of that kind
    --after <number>      looked at again since another release was made
    --keep-promises       new orders pay the new price, promised renewals stay as promised
    --reason-nl <text>    breaks them: what customers read as the reason, in each of their languages (nl, de, en)`

const word = { type: 'string' } as const
const reasons = { reason: word, 'reason-nl': word, 'reason-de': word, 'reason-en': word }
const keepPromises = { type: 'boolean', default: false } as const
const allow = { type: 'string', default: '' } as const
const options = {
  mapping: word,
  out: word,
  at: word,
  by: word,
  after: word,
  allow,
  'keep-promises': keepPromises,
  ...reasons,
}

const sold = { normalized: tldOf, isSold: (tld: string) => catalogue.extensions.has(tld) }

type Given = ReturnType<typeof parsed>['values']

await runOperatorCommand(async (args) => {
  const { values, positionals } = parsed(args)
  const [command = '', file, ...rest] = positionals
  const work = rest.length > 0 ? null : workOf(command, file, values)
  if (work !== null) return withDatabase(work)
  console.error(usage)
  return 2
})

/** Unknown options make an unknown command. */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return parseArgs({ args: [], options, allowPositionals: true })
  }
}

function workOf(command: string, file: string | undefined, given: Given): ((pool: Pool) => Promise<number>) | null {
  if (command === 'history') return (pool) => history(pool, file)
  if (command === 'check' && file === undefined) return checkAll
  if (command === 'rollback' && given.reason) return (pool) => rollback(pool, file, given)
  if (file === undefined) return null
  if (command === 'import' && given.mapping && given.out) return (pool) => importList(pool, file, given)
  if (['diff', 'check', 'promises'].includes(command)) return (pool) => look(pool, command, file, given)
  return command === 'release' && given.reason ? (pool) => release(pool, file, given) : null
}

interface State {
  readonly releases: readonly RecordedRelease[]
  readonly last: number
  readonly costs: WholesaleCosts
}

async function stateOf(pool: Pool): Promise<State> {
  const stored = createPriceReleases(pool)
  const [releases, costs] = [await stored.after(0), await stored.costs()]
  return { releases, last: releases.at(-1)?.number ?? 0, costs }
}

/** What a draft would do now. */
function planned(draft: Pick<Draft, 'prices'>, { releases }: State, { at }: Given): ReleasePlan {
  const plan = planOfDraft(catalogue, releases, draft.prices, beginOf(at))
  return 'faults' in plan && !('release' in plan) ? refuse(plan.faults) : plan
}

async function importList(pool: Pool, file: string, given: Given): Promise<number> {
  const mapping = fileOf(given.mapping ?? '', readMapping)
  const state = await stateOf(pool)
  const list = readPriceList(textOf(file), { ...mapping, currency: 'EUR' }, sold)
  const { prices, faults } = pricesOfList(list.costs, mapping, catalogue.extensions)
  if (list.faults.length > 0) refuse(list.faults)
  if (faults.length > 0) refuse(faults)
  const draft = { id: crypto.randomUUID(), after: state.last, prices, costs: list.costs }
  const plan = planned(draft, state, given)
  const changed = new Set(plan.differences.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(prices).filter(([name]) => changed.has(name)))
  writeFileSync(given.out ?? '', draftTextOf({ ...draft, prices: kept }))
  if (list.notSold.length > 0) console.log(`${list.notSold.length} rows are about extensions that are not sold here.\n`)
  tell(plan, state, list.costs)
  console.log(
    `\n${given.out}: ${changed.size} prices. Look at it, then: npm run prices -- release ${given.out} --reason …`,
  )
  return 0
}

/** `diff`, `check`, `promises`. */
async function look(pool: Pool, command: string, file: string, given: Given): Promise<number> {
  const [draft, state] = [fileOf(file, readDraft), await stateOf(pool)]
  const plan = planned(draft, state, given)
  const promises = await promisesBrokenBy(plan, createPromisedOrders(pool), shopDayOf(new Date()))
  const broken = promises.flatMap((each) => each.broken)
  if (command === 'promises') console.log(promisesText(broken))
  if (command === 'diff') {
    tell(plan, state, draft.costs)
    console.log(`\nPromised renewals that it would make dearer: ${broken.length}.`)
    if (draft.after !== state.last) console.log(overtakenText(state.releases))
  }
  if (command === 'check') {
    const refusals = refusalsOf(plan, given.allow.split(','))
    if (refusals.length > 0) refuse(refusals)
    console.log(`Nothing forbids this draft. Promised renewals that it would make dearer: ${broken.length}.`)
  }
  return 0
}

function tell(plan: ReleasePlan, { costs: known }: State, costs: WholesaleCosts = known): void {
  console.log(planText(plan, { before: known, after: { ...known, ...costs } }))
}

async function checkAll(pool: Pool): Promise<number> {
  const { releases } = await stateOf(pool)
  const nothing = { number: 1_000_000_000, undoes: null, prices: {} }
  const { faults } = planOf(catalogue, releases, { ...nothing, beginsAt: new Date() })
  if (faults.length > 0) refuse(faults)
  console.log('The prices in force and those that are planned are in order.')
  return 0
}

async function release(pool: Pool, file: string, given: Given): Promise<number> {
  const draft = fileOf(file, readDraft)
  const known = await createUnitOfWork(pool)(({ priceReleases }) => priceReleases.ofDraft(draft.id))
  if (known) return told({ outcome: 'releasedBefore', ...known })
  const state = await stateOf(pool)
  if (Number(given.after ?? draft.after) !== state.last) refuse([overtakenText(state.releases)])
  const plan = planned(draft, state, given)
  if (plan.differences.length === 0) refuse(['No price changes. Nothing was released.'])
  return carryOut(pool, plan, given, { draftId: draft.id, costs: draft.costs ?? null })
}

async function rollback(pool: Pool, file: string | undefined, given: Given): Promise<number> {
  const { releases, last } = await stateOf(pool)
  const undone = undoneOf(releases)
  const target =
    file === undefined
      ? releases.findLast(({ number, undoes }) => undoes === null && !undone.has(number))
      : releases.find(({ number }) => String(number) === file)
  if (target === undefined) refuse([file === undefined ? 'There is nothing to undo.' : 'There is no such release.'])
  if (undone.has(target.number)) {
    console.log(`Release ${target.number} was undone before. Nothing changed.`)
    return 0
  }
  const undo = { number: last + 1, undoes: target.number, prices: {}, beginsAt: beginOf(given.at) }
  const plan = planOf(catalogue, releases, undo)
  return carryOut(pool, plan, given, { draftId: crypto.randomUUID(), costs: null })
}

async function carryOut(
  pool: Pool,
  plan: ReleasePlan,
  given: Given,
  more: { readonly draftId: string; readonly costs: WholesaleCosts | null },
): Promise<number> {
  const promises = given['keep-promises']
    ? []
    : await promisesBrokenBy(plan, createPromisedOrders(pool), shopDayOf(new Date()))
  const notices: Notices = Object.fromEntries(locales.map((locale) => [locale, given[`reason-${locale}`]?.trim()]))
  const refusals = [...refusalsOf(plan, given.allow.split(',')), ...untoldOf(promises, notices)]
  if (refusals.length > 0) refuse([...refusals, 'Nothing was released.'])
  const released = await releasePrices(
    createUnitOfWork(pool),
    {
      ...plan.release,
      ...more,
      beginsAt: given.at === undefined ? null : plan.release.beginsAt,
      releasedBy: (given.by ?? userInfo().username).slice(0, 100),
      reason: (given.reason ?? '').slice(0, 1000),
      notices: promises.length === 0 ? null : notices,
    },
    promises,
  )
  if (promises.length > 0 && released.outcome === 'released') console.log(`${promises.length} customers get a mail.`)
  return told(released)
}

function told(released: Released): number {
  if (released.outcome === 'overtaken') refuse(['Somebody else released meanwhile. Nothing was released: look again.'])
  console.log(releasedText(released))
  return 0
}

async function history(pool: Pool, name: string | undefined): Promise<number> {
  const { releases } = await stateOf(pool)
  const now = new Date()
  const text = name === undefined ? historyText(releases, now) : seriesText(priceListOf(catalogue), releases, name, now)
  console.log(text ?? refuse([`${name}: there is no such price`]))
  return 0
}

function beginOf(at: string | undefined): Date {
  if (at === undefined) return new Date(Date.now() + releaseLeadMs)
  const [moment, second] = isIsoDate(at) ? [startOfShopDay(at)] : momentsOfShopMinute(at)
  if (moment === undefined) return refuse([`${at}: there is no such moment; write 2026-12-01 or "2026-12-01 09:00"`])
  if (second) return refuse([`${at}: the clock shows that twice, because summer time ends; take another hour`])
  if (moment.getTime() <= Date.now()) return refuse([`${at}: that is over; prices of the past are never changed`])
  return moment
}
