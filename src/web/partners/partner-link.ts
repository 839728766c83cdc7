import { bannerPath, type BannerSize } from '#site/partner-banners.ts'

/** A link that credits the visit to a partner. */
export function partnerLink(origin: string, path: string, number: string): string {
  const link = new URL(path, origin)
  link.searchParams.set('via', number)
  return link.href
}

/** HTML of a linked banner, marked as an advertisement for search engines. */
export function bannerCode(origin: string, link: string, size: BannerSize, alt: string): string {
  const { width, height } = size
  const picture = `<img src="${origin}${bannerPath(size)}" width="${width}" height="${height}" alt="${escaped(alt)}">`
  return `<a href="${escaped(link)}" rel="sponsored">${picture}</a>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
