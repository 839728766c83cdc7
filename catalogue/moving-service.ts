import type { LocalizedText } from '#core/locale/locale.ts'
import type { UnpricedProduct } from '#core/catalogue/product.ts'

const name: LocalizedText = { nl: 'Verhuisservice', de: 'Umzugsservice', en: 'Moving service' }

export const movingService: UnpricedProduct = {
  slug: 'moving-service',
  type: 'movingService',
  family: 'movingService',
  name,
  title: name,
  summary: {
    nl: 'Heb je al een site? Wij zetten hem over, met je mail. Je domeinnaam kan mee.',
    de: 'Sie haben schon eine Website? Wir ziehen Website und E-Mails kostenlos um.',
    en: 'Already have a site? We move it, with your mail and your domain name.',
  },
  features: [
    { nl: 'Site en mail', de: 'Website und E-Mails, auf Wunsch die Domain', en: 'Site, mail and domain name' },
    {
      nl: 'Pas na jouw akkoord zetten we om',
      de: 'Die alte Website bleibt online, bis Sie zustimmen',
      en: 'Your old site stays online until you approve',
    },
  ],
  limits: {},
}
