import { useTranslations } from 'use-intl'
import { siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { useSite } from '#web/site-context.tsx'

export const languageNames: Readonly<Record<SiteLocale, string>> = { nl: 'Nederlands', de: 'Deutsch' }

/** Links to the same page in the other language, or to its home page if there is no counterpart. */
export function LanguageSwitch({ long = false }: { readonly long?: boolean }) {
  const t = useTranslations('shell')
  const { locale, counterparts } = useSite()
  return (
    <nav className="lang" aria-label={t('languageSwitch')}>
      {siteLocales.map((each) => {
        const name = long ? languageNames[each] : <abbr title={languageNames[each]}>{each.toUpperCase()}</abbr>
        return each === locale ? (
          <b key={each} aria-current="true" lang={each}>
            {name}
          </b>
        ) : (
          <a key={each} href={counterparts[each]} hrefLang={each} lang={each} className={long ? 'link' : undefined}>
            {name}
          </a>
        )
      })}
    </nav>
  )
}
