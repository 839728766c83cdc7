import { webhostingDe } from '#content/de/webhosting.ts'
import { woocommerceShopDe } from '#content/de/woocommerce-shop.ts'
import { wordpressHostingDe } from '#content/de/wordpress-hosting.ts'
import { wordpressSiteDe } from '#content/de/wordpress-site.ts'
import { webhostingNl } from '#content/nl/webhosting.ts'
import { woocommerceShopNl } from '#content/nl/woocommerce-shop.ts'
import { wordpressHostingNl } from '#content/nl/wordpress-hosting.ts'
import { wordpressSiteNl } from '#content/nl/wordpress-site.ts'

export const webhostingText = { nl: webhostingNl, de: webhostingDe } as const
export const wordpressHostingText = { nl: wordpressHostingNl, de: wordpressHostingDe } as const
export const wordpressSiteText = { nl: wordpressSiteNl, de: wordpressSiteDe } as const
export const woocommerceShopText = { nl: woocommerceShopNl, de: woocommerceShopDe } as const
