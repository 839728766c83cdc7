import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type Advice, adviceFor, type Answers, siteCounts, siteKinds, siteUses } from '#domain/catalogue/adviser.ts'
import { planPricesOf } from '#domain/catalogue/plan-prices.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import type { PricingContext } from './hosting-items.ts'
import { RadioList } from './radio-list.tsx'
import { frequencyFor, type Term } from './term-choice.tsx'

interface Props {
  readonly pricing: PricingContext
  readonly term: Term
  readonly current: Product | undefined
  readonly isBusy: boolean
  readonly onTake: (product: Product) => void
}

/** Three questions and the smallest package that fits the answers. It is chosen when somebody presses it. */
export function Adviser({ pricing, term, current, isBusy, onTake }: Props) {
  const t = useTranslations('orderHosting.adviser')
  const [answers, setAnswers] = useState<Partial<Answers>>({})
  const { kind, use } = answers
  const sites = kind === 'mail' ? 'one' : answers.sites
  const advice =
    kind && sites && use ? adviceFor([...pricing.catalogue.products.values()], { kind, sites, use }) : undefined
  const answer = (part: Partial<Answers>) => setAnswers((given) => ({ ...given, ...part }))
  return (
    <details className="adv">
      <summary>{t('open')}</summary>
      <RadioList
        label={t('kind')}
        choices={siteKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind ?? null}
        onChange={(value) => answer({ kind: value })}
      />
      {kind !== 'mail' && (
        <RadioList
          label={t('sites')}
          choices={siteCounts.map((value) => ({ value, label: t(`counts.${value}`) }))}
          value={sites ?? null}
          onChange={(value) => answer({ sites: value })}
        />
      )}
      <RadioList
        label={t(kind === 'mail' ? 'mail' : 'use')}
        choices={siteUses.map((value) => ({ value, label: t(`${kind === 'mail' ? 'mails' : 'uses'}.${value}`) }))}
        value={use ?? null}
        onChange={(value) => answer({ use: value })}
      />
      <div role="status">{advice && <Advised advice={advice} pricing={pricing} term={term} />}</div>
      {advice &&
        (advice.product === current ? (
          <p className="help">{t('chosen')}</p>
        ) : (
          <button
            type="button"
            className="btn btn-s"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onTake(advice.product)}
          >
            <TakeLabel product={advice.product} />
          </button>
        ))}
    </details>
  )
}

function TakeLabel({ product }: { readonly product: Product }) {
  return useTranslations('price')('choose', { name: product.title[useLocale()] })
}

function Advised({ advice, pricing, term }: Pick<Props, 'pricing' | 'term'> & { readonly advice: Advice }) {
  const t = useTranslations('orderHosting.adviser')
  const price = useTranslations('price')
  const locale = useLocale()
  const { product, because, larger, insteadOf, packages } = advice
  const frequency = frequencyFor(product, term)
  const prices = planPricesOf(product, { frequency }, pricing.date, pricing.vatRate)
  const name = product.title[locale]
  const reasons = [
    insteadOf && t('instead', { name: insteadOf.title[locale] }),
    because && t(`because.${because}`),
    larger && t(because ? 'notLarger' : 'smaller', { larger: larger.title[locale] }),
    packages > 1 && t('oneEach'),
  ]
  return (
    <>
      <p className="take">{t('take', { name })}</p>
      <p>{reasons.filter(Boolean).join(' ')}</p>
      {prices && (
        <p className="cost">
          <VatPair pair={prices.firstTerm} /> {price(frequency === 'monthly' ? 'firstMonth' : 'firstYear')}
          {prices.renewal && (
            <>
              {', '}
              {price('thenWord')} <VatPair pair={prices.renewal} />
            </>
          )}
        </p>
      )}
    </>
  )
}
