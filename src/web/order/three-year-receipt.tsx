import { useMemo, useRef } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import { formatDay } from '#core/time/day-format.ts'
import { type CostByTerm, costByTermOf, threeYearsOf } from '#core/cart/cart-changes.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type BasisPoints, type Cents, cents, sumOf, type VatPair } from '#core/money/money.ts'
import type { CartDialogProps } from './dialog-button.tsx'
import { useItemName } from '#web/cart/item-name.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { useVatPreview } from './order-session.ts'
import { ChosenSide } from '#web/price/vat-pair.tsx'
import { Texts } from '#web/texts.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useExtensions } from './extension-table.ts'
import { useSoldCatalogue } from '#web/order/hosting/sold-catalogue.ts'
import { useOrder } from './order-context.ts'

/** Cost of the cart over three years, with monthly and yearly billing side by side. It prints without the page. */
export function ThreeYearReceipt({ messages, onClose }: CartDialogProps) {
  const appMessages = useMessages()
  const all = useMemo(() => ({ ...appMessages, ...messages }), [appMessages, messages])
  return (
    <Texts locale={useLocale()} messages={all}>
      <ReceiptDialog onClose={onClose} />
    </Texts>
  )
}

function ReceiptDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('receipt')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const { items } = useCart()
  const catalogue = useSoldCatalogue()
  const { pricedOn } = useOrder()
  const day = formatDay(pricedOn, useLocale())

  return (
    <Modal ref={dialog} title={t('title')} closeLabel={common('close')} opensAt="top" onClose={onClose}>
      <div className="receipt">
        <p>{t('lead', { day })}</p>
        {items.some(({ priceType }) => priceType === 'transfer') ? (
          <ReceiptWithTransfers />
        ) : (
          <Receipt catalogue={catalogue} />
        )}
        <button type="button" className="button button-secondary" onClick={() => print()}>
          {t('print')}
        </button>
      </div>
    </Modal>
  )
}

/** Whether a transfer includes a term depends on its extension, so the extension table is loaded first. */
function ReceiptWithTransfers() {
  const common = useTranslations('common')
  const order = useTranslations('order')
  const catalogue = useSoldCatalogue()
  const { table, hasFailed, retry } = useExtensions()
  if (table) return <Receipt catalogue={{ ...catalogue, ...table }} />
  return hasFailed ? (
    <p className="note error" role="alert">
      {order('pageFailed')}{' '}
      <button type="button" className="button button-text" onClick={retry}>
        {common('retry')}
      </button>
    </p>
  ) : (
    <p role="status">{common('loading')}</p>
  )
}

function Receipt({ catalogue }: { readonly catalogue: Catalogue }) {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const { items, totals, anonymous } = useCart()
  const { pricedOn, previewVat } = useOrder()
  const preview = useVatPreview()
  const vatRate = preview ?? totals.vatRate
  const ways = costByTermOf(catalogue, items, pricedOn, vatRate)
  const chosen = ways.find(({ isChosen }) => isChosen)
  const rate = formatRate(vatRate, locale)
  const isReaders = anonymous && preview === null && previewVat !== null
  return (
    <>
      <CostTable ways={ways} />
      <p className="small">
        <ChosenSide text={(side) => (side === 'excl' ? t('exclVat') : t('inclVat', { rate }))} />{' '}
        {vatRate !== totals.vatRate && t('preview')} <Difference ways={ways} />{' '}
        {ways.length > 1 && items.some(({ type }) => type === 'domain') && t('namesYearly')}
      </p>
      {chosen && isReaders && (
        <p className="small">
          {t('readers', {
            rate: formatRate(previewVat, locale),
            amount: formatEuro(threeYearsOf(catalogue, chosen.items, previewVat).together.incl, locale),
          })}
        </p>
      )}
      {chosen && <Products way={chosen} catalogue={catalogue} vatRate={vatRate} />}
    </>
  )
}

interface WaysProps {
  readonly ways: readonly CostByTerm[]
}

function CostTable({ ways }: WaysProps) {
  const t = useTranslations('receipt')
  const rows = [0, 1, 2].map((year) => ({
    head: t('year', { year: String(year + 1) }),
    pairOf: ({ cost }: CostByTerm) => cost.years[year],
  }))
  return (
    <table>
      {ways.length > 1 && (
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('when')}</span>
            </th>
            {ways.map(({ term, isChosen }) => (
              <th key={term} scope="col">
                {t(`terms.${term ?? 'cart'}`)} {isChosen && term && <small>{t('chosen')}</small>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {[...rows, { head: t('together'), pairOf: ({ cost }: CostByTerm) => cost.together }].map(({ head, pairOf }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {ways.map((way) => (
              <td key={way.term}>
                <Amount pair={pairOf(way)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Says which billing term is cheaper over three years, if both are sold. */
function Difference({ ways }: WaysProps) {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const [monthly, yearly] = ways.filter(({ term }) => term !== null)
  if (!monthly || !yearly) return null
  return (
    <ChosenSide
      text={(side) => {
        const more = monthly.cost.together[side] - yearly.cost.together[side]
        const amount = formatEuro(cents(Math.abs(more)), locale)
        return more !== 0 && <b>{t(more > 0 ? 'cheaper.yearly' : 'cheaper.monthly', { amount })}</b>
      }}
    />
  )
}

interface ProductsProps {
  readonly way: CostByTerm
  readonly catalogue: Catalogue
  readonly vatRate: BasisPoints
}

/**
 * Costs per product. VAT is rounded per invoice, so the rounding difference of the gross lines is a line of its own.
 */
function Products({ way: { items, cost }, catalogue, vatRate }: ProductsProps) {
  const t = useTranslations('receipt')
  const cart = useTranslations('cart')
  const nameOf = useItemName()
  const lines = items.map((item) => ({ item, pair: threeYearsOf(catalogue, [item], vatRate).together }))
  const rounding = cents(cost.together.incl - sumOf(lines.map(({ pair }) => pair.incl)))
  return (
    <>
      <h3>{t('items')}</h3>
      <table>
        <tbody>
          {lines.map(({ item, pair }) => (
            <tr key={item.id}>
              <th scope="row">{nameOf(item)}</th>
              <td>
                <Amount pair={pair} />
              </td>
            </tr>
          ))}
          {rounding !== 0 && (
            <tr className="rounding">
              <th scope="row">{cart('rounding')}</th>
              <td>
                <Amount pair={{ excl: rounding, incl: rounding }} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}

function Amount({ pair }: { readonly pair: VatPair | undefined }) {
  const locale = useLocale()
  const euro = (amount: Cents) => formatEuro(amount, locale)
  return pair && <ChosenSide text={(side) => euro(pair[side])} />
}
