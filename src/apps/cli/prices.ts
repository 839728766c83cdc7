import { writeFileSync } from 'node:fs'
import type { Pool } from 'pg'
import {
  createPriceReleases,
  createPromisedOrders,
  type Notices,
  type RecordedRelease,
} from '#features/prices/repository.ts'
import { createTransaction } from '#features/stores.ts'
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
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { withDatabase } from './operator-database.ts'
import { fileOf, refuse, textOf } from './operator-files.ts'

const begin = {
  at: { value: 'moment', about: 'from then on: 2026-12-01 or "2026-12-01 09:00", the clock in Amsterdam' },
}
const allow = { allow: { value: 'price,…', about: 'doubts about these are meant; change, saving: all of that kind' } }
const releasing = {
  reason: { value: 'text', about: 'why; needed' },
  ...begin,
  ...allow,
  'keep-promises': { about: 'new orders pay the new price, promised renewals stay as promised' },
  'reason-nl': { value: 'text', about: 'breaks promises: what Dutch customers read as the reason' },
  'reason-de': { value: 'text', about: 'the same for German customers' },
  'reason-en': { value: 'text', about: 'the same for English customers' },
}

export const prices: Noun = {
  about: 'Prices: drafts, releases and taking them back',
  verbs: {
    import: {
      about: "makes a draft of a wholesaler's list, and shows what it changes",
      kind: 'writes',
      arguments: ['<list.csv>'],
      options: {
        mapping: { value: 'file', about: 'how the list is read; needed' },
        out: { value: 'draft', about: 'where the draft is written; needed' },
        ...begin,
      },
      run(call) {
        const [mapping, out] = [needed(call, 'mapping'), needed(call, 'out')]
        return withDatabase(call, (pool) => importList(call, pool, mapping, out))
      },
    },
    check: {
      about: 'what forbids the prices in force, or a draft',
      kind: 'shows',
      arguments: ['[<draft>]'],
      options: { ...begin, ...allow },
      run: (call) =>
        withDatabase(call, (pool) =>
          call.optionalArgument('draft') === undefined ? checkAll(call, pool) : checkDraft(call, pool),
        ),
    },
    diff: {
      about: 'every price that a draft changes, margins, what is below cost',
      kind: 'shows',
      arguments: ['<draft>'],
      options: begin,
      run: (call) => withDatabase(call, (pool) => diff(call, pool)),
    },
    promises: {
      about: 'renewals promised to customers that a draft would make dearer',
      kind: 'shows',
      arguments: ['<draft>'],
      options: begin,
      run: (call) => withDatabase(call, (pool) => showPromises(call, pool)),
    },
    release: {
      about: 'releases a draft as soon as every process knows; the same draft once',
      kind: 'changes',
      arguments: ['<draft>'],
      options: { ...releasing, after: { value: 'number', about: 'looked at again since another release was made' } },
      run(call) {
        const reason = needed(call, 'reason')
        return withDatabase(call, (pool) => release(call, pool, reason))
      },
    },
    rollback: {
      about: 'takes back the last release, or the one with this number',
      kind: 'changes',
      arguments: ['[<number>]'],
      options: releasing,
      run(call) {
        const reason = needed(call, 'reason')
        return withDatabase(call, (pool) => rollback(call, pool, reason))
      },
    },
    history: {
      about: 'who released what when; of one price (.com, "webhosting-stek yearly") what it cost since when',
      kind: 'shows',
      arguments: ['[<price>]'],
      run: (call) => withDatabase(call, (pool) => history(call, pool)),
    },
  },
}

const sold = { normalized: tldOf, isSold: (tld: string) => catalogue.extensions.has(tld) }

function needed(call: Call, name: string): string {
  const value = call.option(name)
  if (value) return value
  throw new UsageProblem(`--${name} is missing.`)
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

/** The release plan for a draft at the requested moment. */
function planned(draft: Pick<Draft, 'prices'>, { releases }: State, call: Call): ReleasePlan {
  const plan = planOfDraft(catalogue, releases, draft.prices, beginOf(call.option('at')))
  return 'faults' in plan && !('release' in plan) ? refuse(plan.faults) : plan
}

async function importList(call: Call, pool: Pool, mappingFile: string, out: string): Promise<number> {
  const file = call.argument('list.csv')
  const mapping = fileOf(mappingFile, readMapping)
  const state = await stateOf(pool)
  const list = readPriceList(textOf(file), { ...mapping, currency: 'EUR' }, sold)
  const { prices: read, faults } = pricesOfList(list.costs, mapping, catalogue.extensions)
  if (list.faults.length > 0) refuse(list.faults)
  if (faults.length > 0) refuse(faults)
  const draft = { id: crypto.randomUUID(), after: state.last, prices: read, costs: list.costs }
  const plan = planned(draft, state, call)
  const changed = new Set(plan.differences.map(({ name }) => name))
  const kept = Object.fromEntries(Object.entries(read).filter(([name]) => changed.has(name)))
  if (!call.dryRun) writeFileSync(out, draftTextOf({ ...draft, prices: kept }))
  if (list.notSold.length > 0) console.log(`${list.notSold.length} rows are about extensions that are not sold here.\n`)
  console.log(diffText(plan, state, list.costs))
  console.log(`\n${out}: ${changed.size} prices. Look at it, then: stek prices release ${out} --reason …`)
  return 0
}

async function lookAt(call: Call, pool: Pool) {
  const [draft, state] = [fileOf(call.argument('draft'), readDraft), await stateOf(pool)]
  const plan = planned(draft, state, call)
  const promises = await promisesBrokenBy(plan, createPromisedOrders(pool), shopDayOf(new Date()))
  return { draft, state, plan, broken: promises.flatMap((each) => each.broken) }
}

async function diff(call: Call, pool: Pool): Promise<number> {
  const { draft, state, plan, broken } = await lookAt(call, pool)
  const isOvertaken = draft.after !== state.last
  show(call, { differences: plan.differences, broken, isOvertaken }, () =>
    [
      diffText(plan, state, draft.costs),
      `\nPromised renewals that it would make dearer: ${broken.length}.`,
      ...(isOvertaken ? [overtakenText(state.releases)] : []),
    ].join('\n'),
  )
  return 0
}

async function showPromises(call: Call, pool: Pool): Promise<number> {
  const { broken } = await lookAt(call, pool)
  show(call, broken, () => promisesText(broken))
  return 0
}

async function checkDraft(call: Call, pool: Pool): Promise<number> {
  const { plan, broken } = await lookAt(call, pool)
  const refusals = refusalsOf(plan, allowedBy(call))
  return checked(
    call,
    refusals,
    `Nothing forbids this draft. Promised renewals that it would make dearer: ${broken.length}.`,
  )
}

async function checkAll(call: Call, pool: Pool): Promise<number> {
  const { releases } = await stateOf(pool)
  const nothing = { number: 1_000_000_000, undoes: null, prices: {} }
  const { faults } = planOf(catalogue, releases, { ...nothing, beginsAt: new Date() })
  return checked(call, faults, 'The prices in force and those that are planned are in order.')
}

function checked(call: Call, faults: readonly string[], text: string): number {
  if (faults.length > 0 && !call.json) refuse(faults)
  show(call, { faults }, () => text)
  return faults.length > 0 ? 1 : 0
}

function diffText(plan: ReleasePlan, { costs: known }: State, costs: WholesaleCosts = known): string {
  return planText(plan, { before: known, after: { ...known, ...costs } })
}

function allowedBy(call: Call): readonly string[] {
  return (call.option('allow') ?? '').split(',')
}

async function release(call: Call, pool: Pool, reason: string): Promise<number> {
  const draft = fileOf(call.argument('draft'), readDraft)
  const known = await createTransaction(pool)(({ priceReleases }) => priceReleases.ofDraft(draft.id))
  if (known) return told({ outcome: 'releasedBefore', ...known })
  const state = await stateOf(pool)
  if (Number(call.option('after') ?? draft.after) !== state.last) refuse([overtakenText(state.releases)])
  const plan = planned(draft, state, call)
  if (plan.differences.length === 0) refuse(['No price changes. Nothing was released.'])
  return carryOut(call, pool, plan, { draftId: draft.id, costs: draft.costs ?? null, reason })
}

async function rollback(call: Call, pool: Pool, reason: string): Promise<number> {
  const wanted = call.optionalArgument('number')
  const { releases, last } = await stateOf(pool)
  const undone = undoneOf(releases)
  const target =
    wanted === undefined
      ? releases.findLast(({ number, undoes }) => undoes === null && !undone.has(number))
      : releases.find(({ number }) => String(number) === wanted)
  if (target === undefined) refuse([wanted === undefined ? 'There is nothing to undo.' : 'There is no such release.'])
  if (undone.has(target.number)) {
    console.log(`Release ${target.number} was undone before. Nothing changed.`)
    return 0
  }
  const undo = { number: last + 1, undoes: target.number, prices: {}, beginsAt: beginOf(call.option('at')) }
  const plan = planOf(catalogue, releases, undo)
  return carryOut(call, pool, plan, { draftId: crypto.randomUUID(), costs: null, reason })
}

async function carryOut(
  call: Call,
  pool: Pool,
  plan: ReleasePlan,
  more: { readonly draftId: string; readonly costs: WholesaleCosts | null; readonly reason: string },
): Promise<number> {
  const promises = call.isSet('keep-promises')
    ? []
    : await promisesBrokenBy(plan, createPromisedOrders(pool), shopDayOf(new Date()))
  const notices: Notices = Object.fromEntries(
    locales.map((locale) => [locale, call.option(`reason-${locale}`)?.trim()]),
  )
  const refusals = [...refusalsOf(plan, allowedBy(call)), ...untoldOf(promises, notices)]
  if (refusals.length > 0) refuse([...refusals, 'Nothing was released.'])
  const released = await releasePrices(
    createTransaction(pool),
    {
      ...plan.release,
      ...more,
      beginsAt: call.option('at') === undefined ? null : plan.release.beginsAt,
      releasedBy: call.by,
      reason: more.reason.slice(0, 1000),
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

async function history(call: Call, pool: Pool): Promise<number> {
  const name = call.optionalArgument('price')
  const { releases } = await stateOf(pool)
  const now = new Date()
  const text = name === undefined ? historyText(releases, now) : seriesText(priceListOf(catalogue), releases, name, now)
  if (text === null) refuse([`${name}: there is no such price`])
  const releasesOfPrice = releases.filter((each) => name === undefined || Object.hasOwn(each.prices, name))
  show(call, releasesOfPrice, () => text)
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
