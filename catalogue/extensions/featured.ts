import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import type { Locale } from '#core/locale/locale.ts'

type PerLanguage = Readonly<Record<Locale, readonly string[]>>

/** Extensions that a search checks immediately, in this order. */
export const featured: PerLanguage = {
  nl: words('nl com eu be net org shop online nu info store site'),
  de: words('de com eu net org at ch shop online info store site'),
  en: words('com net org eu co.uk io co nl shop online info app'),
}

const shop = words('shop store shopping sale boutique deals discount coupons market auction tienda gifts')

/** Groups by which visitors browse extensions; `all` needs no list. */
export const groups: Readonly<Record<ExtensionGroup, PerLanguage>> = {
  popular: {
    nl: words('nl com eu be net org info nu shop online store site app dev io co ai me'),
    de: words('de com eu net org info at ch shop online store site app dev io co ai me'),
    en: words('com net org eu info biz co.uk shop online store site app dev io co ai me nl'),
  },
  nearby: {
    nl: words('nl be de eu amsterdam frl brussels vlaanderen gent lu fr uk co.uk dk at ch'),
    de: words('de at ch li eu nl be lu fr dk pl cz berlin bayern hamburg koeln cologne nrw ruhr saarland tirol wien'),
    en: words('nl be de eu lu fr uk co.uk ie dk at ch'),
  },
  shop: { nl: shop, de: ['shop', 'store', 'kaufen', ...shop.slice(2)], en: shop },
  cities: {
    nl: words('amsterdam brussels gent london berlin hamburg koeln paris barcelona madrid wien istanbul tokyo nyc'),
    de: words('berlin hamburg koeln cologne wien zuerich amsterdam brussels london paris barcelona madrid istanbul'),
    en: words('london amsterdam brussels paris berlin hamburg cologne wien barcelona madrid istanbul tokyo nyc sydney'),
  },
}

function words(list: string): readonly string[] {
  return list.split(' ')
}
