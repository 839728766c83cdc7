import { useTranslations } from 'use-intl'
import type { RequestedName } from '#domain/names/requested-names.ts'
import { NameRow } from '#web/order/domains/name-row.tsx'
import { SearchThat } from '#web/order/domains/search-that.tsx'

/** Longer text than a name can be is not repeated in full. */
const maxShown = 80

/** What was typed cannot be ordered: why, and what was probably meant. */
export function UnorderableName({ wish }: { readonly wish: Exclude<RequestedName, { readonly kind: 'name' }> }) {
  const t = useTranslations('orderDomains')
  const typed = wish.typed.length > maxShown ? `${wish.typed.slice(0, maxShown)}…` : wish.typed
  if (wish.kind === 'unsold') {
    return <NameRow state="unsold" sld={typed} status={<span>{t('unsold', { tld: wish.tld })}</span>} />
  }
  const { code, suggestion } = wish.fault
  return (
    <NameRow
      state="invalid"
      sld={typed}
      status={
        <span className="errmsg">
          {t(`faults.${code}`)} {suggestion && t('didYouMean', { name: suggestion })}
        </span>
      }
      action={suggestion && <SearchThat name={suggestion} />}
    />
  )
}
