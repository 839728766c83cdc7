import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { RequestedName } from '#core/names/requested-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { withArticle } from '#web/ui/with-article.tsx'
import type { CheckedState } from './name-state.ts'
import { showSearch } from './search-address.ts'

/** State of a result row; each has its own style and icon. */
type NameState = CheckedState | 'invalid' | 'unsold'

const failed = { leaf: 'status-icon is-failed', icon: 'warn' } as const
const signs: Readonly<Record<NameState, { readonly leaf: string; readonly icon: IconName }>> = {
  checking: { leaf: 'status-icon is-checking', icon: 'clock' },
  available: { leaf: 'status-icon', icon: 'check' },
  taken: { leaf: 'status-icon is-taken', icon: 'move' },
  premium: { leaf: 'status-icon is-premium', icon: 'star' },
  reserved: { leaf: 'status-icon is-taken', icon: 'lock' },
  unknown: { leaf: 'status-icon is-checking', icon: 'info' },
  unanswered: failed,
  failed,
  tooFast: failed,
  invalid: failed,
  unsold: { leaf: 'status-icon is-taken', icon: 'info' },
}

/** In these states the exact name is not highlighted. */
const calmStates: ReadonlySet<NameState> = new Set(['taken', 'reserved', 'unanswered', 'failed', 'tooFast'])

interface Props {
  readonly state: NameState
  readonly sld: string
  /** Includes its dot. */
  readonly tld?: string
  readonly isExact?: boolean
  readonly status: ReactNode
  /** Two cells: the first price and the renewal price. */
  readonly price?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A row of the search results: a name with its state, prices and one action. */
export function NameRow({ state, sld, tld, isExact = false, status, price, action, children }: Props) {
  const { leaf, icon } = signs[state]
  return (
    <li
      className={[
        'result-row',
        isExact && 'exact-match',
        calmStates.has(state) ? 'calm' : state === 'checking' && 'checking',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={leaf}>
        <Icon name={icon} />
      </span>
      <div className="item-name">
        <div className="domain-name">
          {sld}
          {tld && <i>{tld}</i>}
        </div>
        <div className="row-status">{status}</div>
      </div>
      {price}
      {action}
      {children}
    </li>
  )
}

/** Searches for a suggested spelling. */
export function SearchSuggestion({
  name,
  className = 'button button-secondary button-medium',
}: {
  readonly name: string
  readonly className?: string
}) {
  const t = useTranslations('orderDomains')
  return (
    <button
      type="button"
      className={className}
      aria-label={t('searchThatName', { name })}
      onClick={() => showSearch({ text: name })}
    >
      {t('searchThat')}
    </button>
  )
}

/** Longer input is truncated when it is shown. */
const maxShown = 80

/** Input that cannot be ordered: the reason, and a suggested correction. */
export function UnorderableName({ row }: { readonly row: Exclude<RequestedName, { readonly kind: 'name' }> }) {
  const t = useTranslations('orderDomains')
  const typed = row.typed.length > maxShown ? `${row.typed.slice(0, maxShown)}…` : row.typed
  if (row.kind === 'unsold') {
    return <NameRow state="unsold" sld={typed} status={<span>{t('unsold', { tld: row.tld })}</span>} />
  }
  const { code, suggestion } = row.fault
  return (
    <NameRow
      state="invalid"
      sld={typed}
      status={
        <span className="status-error">
          {withArticle(t(`faults.${code}`), code)} {suggestion && t('didYouMean', { name: suggestion })}
        </span>
      }
      action={suggestion && <SearchSuggestion name={suggestion} />}
    />
  )
}
