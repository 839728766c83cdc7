import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CartItem } from '#core/cart/cart.ts'
import type { Extension } from '#core/catalogue/extension.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type VatPair as VatAmounts, vatPairOf } from '#core/money/money.ts'
import {
  normalTransferCode,
  transferCodeFaultOf,
  type TransferFamily,
  transferFamilyOf,
} from '#core/names/transfers.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { withChanged } from '#web/cart/item-ids.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Saving } from '#web/price/price-block.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { itemOfName } from './name-choice.ts'
import type { NamePrices } from './name-prices.ts'
import type { ForSale } from './name-state.ts'

interface PriceProps {
  readonly prices: NamePrices
}

/** Three-year cost of a name, and its price with the VAT of the reader's country. */
export function PriceDetails({ prices }: PriceProps) {
  const t = useTranslations('orderDomains')
  const saving = useTranslations('price')
  const locale = useLocale()
  const { previewVat } = useOrder()
  const isAnonymous = useCartPart(({ anonymous }) => anonymous)
  const { firstTerm, renewal, threeYears } = prices
  const grossOf = (pair: VatAmounts) => formatEuro(vatPairOf(pair.excl, previewVat ?? visitorVatRate).incl, locale)
  return (
    <>
      <p className="years">
        {t('threeYears')} <VatPair pair={threeYears} /> <Saving saving={prices.saving} />
      </p>
      {previewVat && isAnonymous && (
        <p className="readers-vat">
          {t('preview.row', {
            rate: formatRate(previewVat, locale),
            first: grossOf(firstTerm),
            later: renewal ? grossOf(renewal) : '',
            threeYears: grossOf(threeYears),
          })}
        </p>
      )}
      <p>{saving('cancelHint')}</p>
    </>
  )
}

interface Props {
  readonly name: string
  readonly extension: Extension
  readonly forSale: ForSale | null
  readonly code: string
  readonly onCode: (code: string) => void
}

const maxCodeLength = 128

/** Requirements of the registry for a transfer, and the field for the transfer code, which may be left empty. */
export function MoveDetails({ name, extension, forSale, code, onCode }: Props) {
  const t = useTranslations('orderDomains.moving')
  const transfers = useTranslations('transfers')
  const family = transferFamilyOf(name)
  const { addsYear, needsCode, manual, history } = extension.transfer
  const isFree = history.at(-1)?.charge === 0
  return (
    <>
      {forSale?.text && (
        <p>
          {t('holderSays')} <bdi>{forSale.text}</bdi>
        </p>
      )}
      <ul>
        <li>{addsYear ? t('year') : isFree ? t('free') : t('sameTerm')}</li>
        <li>{needsCode ? `${transfers(`code.${family}`)} ${t('code')}` : t('noCode')}</li>
        <li>{manual ? t('manual') : transfers(`time.${family}`)}</li>
      </ul>
      {needsCode && <CodeField name={name} family={family} code={code} onCode={onCode} />}
      {needsCode && (
        <p>
          <ArticleLink id="transfer-code" />
        </p>
      )}
    </>
  )
}

interface CodeProps extends Pick<Props, 'name' | 'code' | 'onCode'> {
  readonly family: TransferFamily
}

function CodeField({ name, family, code, onCode }: CodeProps) {
  const t = useTranslations('orderDomains.moving')
  const transfers = useTranslations('transfers')
  const store = useCartStore()
  const add = useAdding()
  const isBusy = useCartPart(({ busy }) => busy)
  const stored = useCartPart(({ items }) => storedCode(items, name))
  const [isSaved, setSaved] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const typed = normalTransferCode(family, code)
  const fault = typed === '' ? null : transferCodeFaultOf(family, typed)

  async function handleSave(): Promise<void> {
    const { items } = store.view()
    const item = itemOfName(items, name)
    setLeft(true)
    if (!item || fault) return
    const { transferCode: _old, ...parameters } = item.parameters
    const changed: CartItem = { ...item, parameters: { ...parameters, ...(typed !== '' && { transferCode: typed }) } }
    setSaved(await add(...withChanged(items, item, changed)))
  }
  return (
    <div className="code">
      <TextField
        name="transferCode"
        label={t('codeLabel')}
        optional
        value={code}
        onChange={(value) => {
          setSaved(false)
          setLeft(false)
          onCode(value)
        }}
        onBlur={() => setLeft(true)}
        error={isLeft && fault ? transfers(`faults.${fault}`) : undefined}
        maxLength={maxCodeLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        valid={isSaved}
      />
      {stored !== null && stored !== typed && (
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void handleSave()}
        >
          {t('saveCode')}
        </button>
      )}
    </div>
  )
}

/** @returns the stored transfer code, or null if the cart has no transfer of this name */
function storedCode(items: readonly CartItem[], name: string): string | null {
  const item = itemOfName(items, name)
  return item?.priceType === 'transfer' ? (item.parameters.transferCode ?? '') : null
}
