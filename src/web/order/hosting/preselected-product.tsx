import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartItem } from '#core/cart/cart.ts'
import { type MovedThing, movedThings } from '#core/cart/moving-intake.ts'
import { productOfExtension } from '#core/catalogue/extension.ts'
import { type Frequency, frequencyOfYears } from '#core/catalogue/frequency.ts'
import { planPricesOf } from '#core/catalogue/plan-prices.ts'
import type { Product } from '#core/catalogue/product.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useItemName } from '#web/cart/item-name.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { useExtensions } from '#web/order/extension-table.ts'
import { useOrderQuery } from '#web/order/order-address.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { FreeNameOffer } from './free-name-offer.tsx'
import { type FreeName, HostField, type ReadHost, useHostField } from './host-field.tsx'
import { hostedNameOf, hostedNamesOf } from './hosted-names.ts'
import { movingItemsOf, nameItemsOf, packageItemsOf, type PricingContext } from './hosting-items.ts'
import { CostLine } from './package-option.tsx'
import { RadioList } from './radio-list.tsx'
import { addressedHostOf, readHost } from './typed-host.ts'

interface Props {
  readonly product: Product
  readonly frequency: Frequency | null
  readonly pricing: PricingContext
  readonly onAdded: (name: string, moves: MovedThing | null) => void
  readonly onDrop: () => void
}

const elsewhere = ''
const nameWays = ['along', 'stays'] as const
type NameWay = (typeof nameWays)[number]

/** Adds a product chosen on another page: asks for its domain name and, for a move, which parts move. */
export function PreselectedProduct({ product, frequency, pricing, onAdded, onDrop }: Props) {
  const t = useTranslations('orderHosting')
  const price = useTranslations('price')
  const { domain: addressedName } = useOrderQuery()
  const { failed, busy } = useCart()
  const add = useAdding()
  const nameOf = useItemName()
  const host = useHostField()
  const names = hostedNamesOf(pricing.items)
  const requested = addressedHostOf(addressedName, catalogueWith())
  const [chosen, setChosen] = useState(() => {
    const fitting =
      addressedName === ''
        ? (names.find(({ hosting }) => !hosting) ?? names[0])
        : names.find(({ name }) => requested.ok && name === requested.value)
    return fitting?.name ?? elsewhere
  })
  const [typed, setTyped] = useState(addressedName)
  const [moves, setMoves] = useState<MovedThing | null>(null)
  const [way, setWay] = useState<NameWay | null>(null)
  const [hasTried, setTried] = useState(false)
  const [sent, setSent] = useState<string>()
  const isMove = product.type === 'movingService'
  const prices = planPricesOf(product, { frequency }, pricing.date, pricing.vatRate)
  const { domain, hosting, moving } = hostedNameOf(chosen, pricing.items)
  const replaced = isMove ? moving : hosting
  const failure = sent === undefined ? undefined : failed.get(`${product.type} ${sent}`)
  // A name that is already in the cart keeps its order type, so the question is not asked.
  const asksWay = isMove && moves !== 'name' && !domain
  const isAnswered = !isMove || (moves !== null && (!asksWay || way !== null))
  const isBusy = busy || host.isChecking

  async function addFor({ ascii, orderable, table }: ReadHost): Promise<void> {
    const comesAlong = isMove && !domain && (moves === 'name' || way === 'along')
    await put(ascii, orderable && comesAlong ? nameItemsOf(pricing, table, orderable, 'transfer') : [])
  }

  /** Adds the product, together with the domain name if that is ordered too. */
  async function put(name: string, ordered: readonly CartItem[]): Promise<void> {
    setSent(name)
    const context = { ...pricing, items: [...pricing.items, ...ordered] }
    const hosted = hostedNameOf(name, context.items)
    const items = isMove
      ? moves === 'name'
        ? []
        : movingItemsOf(context, hosted, product, moves)
      : packageItemsOf(context, hosted, product, frequency ?? 'yearly')
    if (await add(...ordered, ...items)) onAdded(name, moves)
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (chosen !== elsewhere) return isAnswered ? put(chosen, []) : undefined
    const read = await host.read()
    if (read && isAnswered) await addFor(read)
  }

  async function handleOwn(): Promise<void> {
    const read = await host.read({ isOwn: true })
    if (read && isAnswered) await addFor(read)
  }

  async function handleRegister(free: FreeName): Promise<void> {
    const registered = nameItemsOf(pricing, free.table, free.name, 'purchase')
    // An unregistered name has nothing to move.
    if (!isMove) return put(free.name.ascii, registered)
    if (await add(...registered)) onAdded(free.name.ascii, null)
  }

  return (
    <form className="host-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
      {prices &&
        (isMove ? (
          <p className="lead">{t('wishFree')}</p>
        ) : (
          <CostLine
            prices={prices}
            pays={price(frequency === 'monthly' ? 'firstMonth' : 'firstYear')}
            each={price(frequency === 'monthly' ? 'perMonth' : 'perYear')}
          />
        ))}
      {names.length > 0 && <NameChoice names={names.map(({ name }) => name)} chosen={chosen} onChoose={setChosen} />}
      {chosen === elsewhere && <HostField host={host} initial={addressedName} onType={setTyped} />}
      {isMove && (
        <RadioList
          label={t('intake.moves')}
          choices={movedThings.map((value) => ({ value, label: t(`intake.things.${value}`) }))}
          value={moves}
          error={hasTried && moves === null ? t('intake.movesRequired') : undefined}
          onChange={setMoves}
        />
      )}
      {asksWay && (
        <RadioList
          label={t('move.nameToo')}
          choices={nameWays.map((value) => ({ value, label: t(`move.ways.${value}`) }))}
          value={way}
          error={hasTried && moves !== null && way === null ? t('move.wayRequired') : undefined}
          onChange={setWay}
        />
      )}
      <div role="status">
        {isMove && !domain && (moves === 'name' || way === 'along') && (
          <TransferPrice text={chosen === elsewhere ? typed : chosen} pricing={pricing} />
        )}
      </div>
      {replaced && <p className="help">{t('wishReplaces', { product: nameOf(replaced) })}</p>}
      {failure && <FailedNote failure={failure} />}
      {host.free ? (
        <FreeNameOffer
          free={host.free}
          pricing={pricing}
          isBusy={isBusy}
          onRegister={(free) => void handleRegister(free)}
          onOwn={() => void handleOwn()}
        />
      ) : (
        <p className="actions">
          <button className="button button-primary" aria-disabled={isBusy} aria-busy={isBusy}>
            {t('wishAdd')}
          </button>
          {!isMove && (
            <OrderLink to="orderDomains" className="button button-text">
              {t('wishNew')}
            </OrderLink>
          )}
          <button type="button" className="button button-text" onClick={onDrop}>
            {t('wishDrop')}
          </button>
        </p>
      )}
    </form>
  )
}

interface NamesProps {
  readonly names: readonly string[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

/** Choice between the names in the cart and another name. */
function NameChoice({ names, chosen, onChoose }: NamesProps) {
  const t = useTranslations('orderHosting')
  const group = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{t('wishLabel')}</legend>
      {[...names, elsewhere].map((name) => (
        <label key={name} className="name-choice">
          <input
            type="radio"
            className="radio"
            name={group}
            checked={chosen === name}
            onChange={() => onChoose(name)}
          />
          {name === elsewhere ? t('wishElsewhere') : displayNameOf(name)}
        </label>
      ))}
    </fieldset>
  )
}

/** Price of transferring the domain name itself, shown once its extension is known. */
function TransferPrice({ text, pricing }: { readonly text: string; readonly pricing: PricingContext }) {
  const t = useTranslations('orderHosting.move')
  const price = useTranslations('price')
  const { table } = useExtensions()
  const read = table && readHost(text, table)
  const extension = read?.ok ? table?.extensions.get(read.value.orderable?.tld ?? '') : undefined
  if (!extension) return null
  const frequency = frequencyOfYears(extension.minYears)
  const product = productOfExtension(extension)
  const prices = planPricesOf(product, { frequency, type: 'transfer' }, pricing.date, pricing.vatRate)
  if (!prices) return null
  const pays = t(extension.transfer.addsYear ? 'withYear' : 'nameOnly')
  return <CostLine prices={prices} pays={pays} each={price('perYear')} />
}
