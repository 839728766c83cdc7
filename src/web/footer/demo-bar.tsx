import { useTranslations } from 'use-intl'
import { demoPages } from '#site/demo-pages.ts'

/** Says plainly that this shop is a demo, and leads to the pages that stand in for the outside world. */
export function DemoBar() {
  const t = useTranslations('shell.demo')
  return (
    <div className="demobar">
      <strong>{t('title')}</strong> <span>{t('text')}</span>
      <ul>
        {Object.entries(demoPages).map(([name, path]) => (
          <li key={path}>
            <a href={path}>{t(name as keyof typeof demoPages)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
