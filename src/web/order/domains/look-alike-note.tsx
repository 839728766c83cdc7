import { useTranslations } from 'use-intl'
import { displayNameOf } from '#domain/names/look-alike.ts'
import type { RequestedName } from '#domain/names/requested-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Names that can be taken for others are shown as computers read them; here is why. */
export function LookAlikeNote({ rows }: { readonly rows: readonly RequestedName[] }) {
  const t = useTranslations('orderDomains')
  const wish = rows.find((row) => row.kind === 'name' && displayNameOf(row.name.ascii) !== row.name.unicode)
  if (wish?.kind !== 'name') return null
  return (
    <p className="note lookalike">
      <Icon name="warn" />
      <span>
        {t.rich('lookAlike', {
          name: () => <bdi>{wish.name.unicode}</bdi>,
          ascii: () => <b>{wish.name.ascii}</b>,
        })}
      </span>
    </p>
  )
}
