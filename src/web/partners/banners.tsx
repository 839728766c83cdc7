import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { bannerPath, bannerSizes } from '#site/partner-banners.ts'
import { CopyField } from '#web/partners/copy-field.tsx'
import { bannerCode } from '#web/partners/partner-link.ts'

/** Our drawings in the usual sizes, with the code that shows them. */
export function Banners({ link }: { readonly link: string }) {
  const t = useTranslations('partners.banners')
  const alt = t('alt', { brand: brand.name })
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
