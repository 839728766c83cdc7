import { memo, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionTable } from '#domain/names/domain-name.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import type { RequestedName } from '#domain/names/requested-names.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useLookup } from '#web/order/domains/lookups.ts'
import { MoveDetails } from '#web/order/domains/move-details.tsx'
import { FailedName, NameAction } from '#web/order/domains/name-action.tsx'
import { nameChoiceOf } from '#web/order/domains/name-choice.ts'
import { LaterPrice, NamePrice } from '#web/order/domains/name-price.tsx'
import { namePricesOf } from '#web/order/domains/name-prices.ts'
import { NameRow } from '#web/order/domains/name-row.tsx'
import { actionFor, checkedStateOf } from '#web/order/domains/name-state.ts'
import { NameStatus } from '#web/order/domains/name-status.tsx'
import { offeredPricesOf } from '#web/order/domains/offered-prices.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'

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
