/** Everything that makes this shop Stek. Another provider changes this file and the catalogue. */
export const brand = {
  name: 'Stek',
  /** Own label of the customer portal, per language of the site. */
  portalName: { nl: 'Mijn Stek', de: 'Mein Stek' },
  legalName: 'Stek Hosting B.V.',
  chamberOfCommerceNumber: '90123456',
  vatNumber: 'NL865432109B01',
  address: { street: 'Kwekerijweg 12', postalCode: '3512 JE', city: 'Utrecht', country: 'NL' },
  phone: '+31302001000',
  email: 'hallo@stek.example',
  securityEmail: 'veiligheid@stek.example',
  /** Where the shop is published, for canonical addresses, until PUBLIC_URL says otherwise. */
  siteUrl: 'https://stek.example',
  portalUrl: 'https://mijn.stek.example/',
  statusUrl: 'https://status.stek.example/',
  termsPath: '/documenten/algemene-voorwaarden-2023-01-31.pdf',
} as const
