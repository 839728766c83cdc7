/** What stands on the banners of partners, broken for each shape. */
export const partnerBannerNl = {
  one: ['Je eigen plek op internet'],
  two: ['Je eigen plek', 'op internet'],
  three: ['Je eigen', 'plek op', 'internet'],
  action: 'Bekijk',
} as const
