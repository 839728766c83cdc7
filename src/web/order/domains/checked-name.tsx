import { memo, useId, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#domain/money/euro-format.ts'
import type { ExtensionTable } from '#domain/names/domain-name.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import type { NameResult } from '#domain/names/name-result.ts'
import type { RequestedName } from '#domain/names/requested-names.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Saving } from '#web/price/price-block.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLookup } from './lookups.ts'
import { MoveDetails } from './move-details.tsx'
import { FailedName, NameAction } from './name-action.tsx'
import { nameChoiceOf } from './name-choice.ts'
import { namePricesOf, type NamePrices, offeredPricesOf } from './name-prices.ts'
import { NameRow } from './name-row.tsx'
import { actionFor, checkedStateOf, type CheckedState } from './name-state.ts'

interface Props {
  readonly wish: RequestedName & { readonly kind: 'name' }
  readonly table: ExtensionTable
}

/** A name with what its register says of it. It stands at once; only its state changes, in place. */
export const CheckedName = memo(function CheckedName({ wish: { name, extension, isExact }, table }: Props) {
  const t = useTranslations('orderDomains')
  const { pricedOn } = useOrder()
  const vatRate = useCartPart(({ totals }) => totals.vatRate)
  const detailsId = useId()
  const [showsNeeds, setShowsNeeds] = useState(false)
  const [code, setCode] = useState('')
  const lookup = useLookup(name.ascii)
  const state = checkedStateOf(lookup)
  const listed = namePricesOf(extension, pricedOn, vatRate)
  if (listed === null) return null

  const found = lookup.kind === 'found' ? lookup.found : undefined
  const offered = state === 'reserved' ? null : offeredPricesOf(extension, lookup, pricedOn, vatRate)
  const prices = offered ?? listed
  const action = actionFor(state)
  const shown = displayNameOf(name.ascii)
  const dot = shown.length - displayNameOf(name.tld).length - 1
  const choice = nameChoiceOf(name, extension, action === 'move' ? 'transfer' : 'purchase', code)
  return (
    <NameRow
      state={state}
      sld={shown.slice(0, dot)}
      tld={shown.slice(dot)}
      isExact={isExact}
      status={
        <NameStatus
          state={state}
          tld={shown.slice(dot + 1)}
          found={found}
          prices={offered}
          needs={
            <button
              type="button"
              className="more-of"
              aria-expanded={showsNeeds}
              aria-controls={showsNeeds ? detailsId : undefined}
              aria-label={t('needsName', { name: shown })}
              onClick={() => setShowsNeeds(!showsNeeds)}
            >
              {t('needs')} <Icon name="chev" size="s" />
            </button>
          }
        />
      }
      price={<NamePrice prices={prices} isHidden={offered === null} />}
      action={
        <NameAction
          name={name}
          shown={shown}
          action={action}
          choice={choice}
          table={table}
          onMove={() => setShowsNeeds(extension.transfer.needsCode)}
        />
      }
    >
      <LaterPrice prices={prices} isHidden={offered === null} />
      {state === 'taken' && showsNeeds && (
        <MoveDetails
          id={detailsId}
          name={name.ascii}
          extension={extension}
          forSale={found?.forSale}
          code={code}
          onCode={setCode}
        />
      )}
      <FailedName choice={choice} />
    </NameRow>
  )
})

interface StatusProps {
  readonly state: CheckedState
  /** As people read it, without its dot. */
  readonly tld: string
  readonly found: NameResult | undefined
  readonly prices: NamePrices | null
  /** What there is to know of a move, at the end of the text. */
  readonly needs: ReactNode
}

const tones: Partial<Readonly<Record<CheckedState, string>>> = {
  checking: 'okmsg',
  available: 'okmsg',
  premium: 'premmsg',
  unanswered: 'errmsg',
  failed: 'errmsg',
  tooFast: 'errmsg',
}

/** The state of a name in words. */
function NameStatus({ state, tld, found, prices, needs }: StatusProps) {
  const t = useTranslations('orderDomains')
  if (state === 'taken' && found?.forSale !== undefined) {
    return (
      <>
        <span className="one">
          {t('states.forSale')} <bdi>{found.forSale}</bdi>
        </span>
        {needs}
      </>
    )
  }
  if (state === 'taken') {
    return (
      <span>
        {t('states.taken')} <span className="if-wide">{t(`moving.${moveOf(prices)}`)}</span> {needs}
      </span>
    )
  }
  const word = state === 'premium' && prices === null ? 'premiumUnpriced' : state
  return (
    <>
      <span className={tones[state]}>{t(`states.${word}`, { tld })}</span>
      {state === 'available' && prices && <Saving saving={prices.saving} />}
    </>
  )
}

function moveOf(prices: NamePrices | null): 'year' | 'free' | 'sameTerm' {
  if (prices?.pays !== 'moveOnly') return 'year'
  return prices.firstTerm.excl === 0 ? 'free' : 'sameTerm'
}

interface PriceProps {
  readonly prices: NamePrices
  /** It keeps its place without being seen: rows below stay where they are. */
  readonly isHidden?: boolean
}

/** What the first term costs, or the move. */
function NamePrice({ prices, isHidden = false }: PriceProps) {
  return (
    <div className={isHidden ? 'pr away' : 'pr'}>
      <VatPair pair={prices.firstTerm} />
      <small>
        <PaidTerm prices={prices} />
      </small>
    </div>
  )
}

function PaidTerm({ prices: { pays, years: count } }: Pick<PriceProps, 'prices'>) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(count)
  if (pays === 'moveOnly') return t('moving.only')
  if (pays === 'registration') return count === 1 ? price('firstYear') : t('firstYears', { years })
  if (count > 1) return t('moving.terms', { years })
  return t.rich('moving.term', { wide: (text) => <span className="if-wide">{text}</span> })
}

/** Right below it: the price after that, and what three years come to. */
function LaterPrice({ prices, isHidden = false }: PriceProps) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(prices.years)
  return (
    <div className={isHidden ? 'later away' : 'later'}>
      {prices.renewal && (
        <span>
          {price('thenWord')} <ShortPair pair={prices.renewal} />{' '}
          {prices.years === 1 ? price('perYear') : t('perYears', { years })}
        </span>
      )}
      <span>
        {t('threeYears')} <ShortPair pair={prices.threeYears} />
      </span>
    </div>
  )
}

const sides = ['excl', 'incl'] as const

/** Both sides of VAT within a line of text; which one comes first is the visitor's switch, done by CSS. */
function ShortPair({ pair }: { readonly pair: NamePrices['threeYears'] }) {
  const t = useTranslations('orderDomains')
  const locale = useLocale()
  return (
    <span className="vp">
      {sides.map((side) => (
        <span key={side} className={`vat ${side}`}>
          {formatEuro(pair[side], locale)} <small>{t(side)}</small>
        </span>
      ))}
    </span>
  )
}
