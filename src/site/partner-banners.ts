/** Common banner sizes, in pixels. */
export const bannerSizes = [
  { width: 300, height: 250 },
  { width: 728, height: 90 },
  { width: 160, height: 600 },
] as const
export type BannerSize = (typeof bannerSizes)[number]

export const bannerFolder = '/banners/'

/** Sites of partners link to this path, so it must never change. */
export function bannerPath({ width, height }: BannerSize): string {
  return `${bannerFolder}${width}x${height}.svg`
}
