import { useTranslations } from 'use-intl'
import { siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { useSite } from '#web/site-context.tsx'

export const languageNames: Readonly<Record<SiteLocale, string>> = { nl: 'Nederlands', de: 'Deutsch' }

/** Links to the same page in the other language, or to its home page if there is no counterpart. */
export function LanguageSwitch({ long = false }: { readonly long?: boolean }) {
  const t = useTranslations('shell')
  const { locale, counterparts } = useSite()
  return (
    <nav className="language-switch" aria-label={t('languageSwitch')}>
      {siteLocales.map((language) => {
        const name = long ? (
          languageNames[language]
        ) : (
          <abbr title={languageNames[language]}>{language.toUpperCase()}</abbr>
        )
        return language === locale ? (
          <b key={language} aria-current="true" lang={language}>
            {name}
          </b>
        ) : (
          <a
            key={language}
            href={counterparts[language]}
            hrefLang={language}
            lang={language}
            className={long ? 'link' : undefined}
          >
            {name}
          </a>
        )
      })}
    </nav>
  )
}
