import { useTranslations } from 'use-intl'
import { movers } from '#site/movers.ts'
import { PageLink } from '#web/ui/page-link.tsx'

export function Movers() {
  const t = useTranslations('footer')
  return (
    <div>
      <h2>{t('headings.moveFrom')}</h2>
      <ul className="two">
        {movers.map(({ page, name }) => (
          <li key={page}>
            <PageLink page={page}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
