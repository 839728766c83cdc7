import { memo, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import { displayNameOf, lookAlikeScriptOf } from '#core/names/look-alike.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLookup } from './lookups.ts'
import { NameAction, RowNotes } from './name-action.tsx'
import { nameChoiceOf } from './name-choice.ts'
import { MoveDetails, PriceDetails } from './name-details.tsx'
import type { OrderableName } from './name-order.ts'
import { namePricesOf, offeredPricesOf } from './name-prices.ts'
import { NameRow } from './name-row.tsx'
import {
  actionFor,
  checkedStateOf,
  type CheckedState,
  forSaleOf,
  type Reservation,
  reservationOf,
} from './name-state.ts'
import { NamePrice } from './name-price.tsx'
import { NameStatus } from './name-status.tsx'

interface Props {
  readonly row: OrderableName
  readonly table: ExtensionTable
  /** The results are sorted by their three-year cost, so the row shows it. */
  readonly isByYears?: boolean
}

/** A name and its registry status. The row renders at once; only its status changes, in place. */
export const CheckedName = memo(function CheckedName({ row, table, isByYears = false }: Props) {
  const { name, extension, isExact } = row
  const t = useTranslations('orderDomains')
  const { pricedOn } = useOrder()
  const vatRate = useCartPart(({ totals }) => totals.vatRate)
  const detailsId = useId()
  const [showsDetails, setShowsDetails] = useState(false)
  const [code, setCode] = useState('')
  const lookup = useLookup(name.ascii)
  const state = checkedStateOf(lookup)
  const listed = namePricesOf(extension, pricedOn, vatRate)
  if (listed === null) return null

  const result = lookup.kind === 'found' ? lookup.found : undefined
  const reservation = reservationOf(lookup)
  const forSale = state === 'taken' ? forSaleOf(result?.forSale) : null
  const offered = state === 'reserved' ? null : offeredPricesOf(extension, lookup, pricedOn, vatRate)
  const prices = offered ?? listed
  const hasDetails = offered !== null && knownStates.has(state)
  const action = actionFor(state, offered !== null)
  const shown = displayNameOf(name.ascii)
  const dot = shown.length - displayNameOf(name.tld).length - 1
  const isPremium = state === 'premium'
  const choice = nameChoiceOf(name, extension, action === 'move' ? 'transfer' : 'purchase', { code, isPremium })
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
          isPriced={offered !== null}
          reservation={reservation}
          forSale={forSale}
        >
          {hasDetails && (
            <DetailsButton
              name={shown}
              about={state === 'taken' ? 'needs' : 'years'}
              label={isByYears ? 'threeYears' : 'details'}
              controls={detailsId}
              isOpen={showsDetails}
              onToggle={() => setShowsDetails(!showsDetails)}
            />
          )}
        </NameStatus>
      }
      price={<NamePrice prices={prices} isHidden={offered === null} />}
      action={
        <NameAction
          name={name}
          shown={shown}
          action={action}
          choice={choice}
          premium={isPremium ? prices : null}
          table={table}
          onMove={() => setShowsDetails(extension.transfer.needsCode)}
        />
      }
    >
      {hasDetails && showsDetails && (
        <div className="needs" id={detailsId}>
          {state === 'taken' && (
            <MoveDetails name={name.ascii} extension={extension} forSale={forSale} code={code} onCode={setCode} />
          )}
          {isPremium && <p>{t('premiumNote')}</p>}
          {reservation && <ReservationNote reservation={reservation} tld={shown.slice(dot + 1)} />}
          <PriceDetails prices={offered} />
        </div>
      )}
      <LookAlikeNote name={name.ascii} />
      <RowNotes name={name.ascii} choice={choice} />
    </NameRow>
  )
})

/** Such names are sold, but people may take them for another one. */
function LookAlikeNote({ name }: { readonly name: string }) {
  const t = useTranslations('orderDomains')
  const script = lookAlikeScriptOf(name)
  if (script === null) return null
  return (
    <p className="note lookalike">
      <Icon name="warn" />
      <span>{t(`lookAlike.${script}`)}</span>
    </p>
  )
}

/** States that have details to show. */
const knownStates: ReadonlySet<CheckedState> = new Set(['available', 'taken', 'premium', 'unknown'])

interface ReservationProps {
  readonly reservation: Reservation
  readonly tld: string
}

function ReservationNote({ reservation, tld }: ReservationProps) {
  const t = useTranslations('orderDomains.reasons')
  return <p>{t(reservation, { tld })}</p>
}

interface ButtonProps {
  readonly name: string
  readonly about: 'needs' | 'years'
  readonly label: 'threeYears' | 'details'
  readonly controls: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function DetailsButton({ name, about, label, controls, isOpen, onToggle }: ButtonProps) {
  const t = useTranslations('orderDomains')
  return (
    <button
      type="button"
      className="details-button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={t(`${about}Name`, { name })}
      onClick={onToggle}
    >
      {t(label)} <Icon name="chev" size="s" />
    </button>
  )
}
