import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { brandName } from '#site/brand.ts'
import { pathOf } from '#site/links.ts'
import { bannerPath, bannerSizes } from '#site/partner-banners.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { CopyField } from './copy-field.tsx'
import { bannerCode, partnerLink } from './partner-link.ts'

export interface LinkablePage {
  readonly label: string
  readonly path: string
}

interface LinkBuilderProps {
  readonly number: string
  readonly pages: readonly LinkablePage[]
}

const readyTexts = ['short', 'blog', 'mail'] as const

/** Builds a partner link to any page, with banners and texts that use it. */
export function LinkBuilder({ number, pages }: LinkBuilderProps) {
  const t = useTranslations('partners')
  const [path, setPath] = useState<string>(pathOf('home', 'nl'))
  const link = partnerLink(location.origin, path, number)
  return (
    <>
      <section className="statement">
        <h2>{t('link.title')}</h2>
        <p className="lead">{t('link.text')}</p>
        <div className="form builder">
          <SelectField className="half" name="page" label={t('link.page')} value={path} onChange={setPath}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.label}
              </option>
            ))}
          </SelectField>
          <CopyField className="half" label={t('link.result')} text={link} />
        </div>
      </section>
      <section className="statement">
        <h2>{t('texts.title')}</h2>
        <p className="lead">{t('texts.text')}</p>
        <div className="form builder">
          {readyTexts.map((name, index) => (
            <CopyField
              key={name}
              className="third"
              label={t('texts.label', { number: String(index + 1) })}
              text={t(`texts.${name}`, { link, brand: brandName })}
              lines={9}
            />
          ))}
        </div>
      </section>
      <Banners link={link} />
    </>
  )
}

/** Banners in common sizes, with the HTML to embed them. */
function Banners({ link }: { readonly link: string }) {
  const t = useTranslations('partners.banners')
  const alt = t('alt', { brand: brandName })
  return (
    <section className="statement">
      <h2>{t('title')}</h2>
      <p className="lead">{t('text')}</p>
      {bannerSizes.map((size) => {
        const name = `${size.width} × ${size.height}`
        return (
          <figure key={name} className="banner">
            <img src={bannerPath(size)} width={size.width} height={size.height} alt={alt} loading="lazy" />
            <figcaption>
              <CopyField
                label={t('code', { size: name })}
                text={bannerCode(location.origin, link, size, alt)}
                lines={5}
              />
            </figcaption>
          </figure>
        )
      })}
    </section>
  )
}
