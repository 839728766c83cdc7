// Separate exports: scripts that need one of them do not bring the others to browsers.
export const brandName = 'Stek'
/** Header in which the browser sends the language of the page. */
export const localeHeader = `${brandName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-locale`
/** Name of the customer portal in each language of the site. */
export const portalName = { nl: 'Mijn Stek', de: 'Mein Stek' } as const
export const legalName = 'Stek Hosting B.V.'
export const termsFile = '/documenten/algemene-voorwaarden-2023-01-31.pdf'

/** Everything that makes this shop Stek. Another provider changes this file and the catalogue. */
export const brand = {
  name: brandName,
  portalName,
  legalName,
  /** Person who represents the company, required in a German Impressum; null in a demo. */
  representative: null as string | null,
  chamberOfCommerceNumber: '90123456',
  vatNumber: 'NL865432109B01',
  address: { street: 'Kwekerijweg 12', postalCode: '3512 JE', city: 'Utrecht', country: 'NL' },
  phone: '+31302001000',
  email: 'hallo@stek.example',
  securityEmail: 'veiligheid@stek.example',
  /** Origin for canonical addresses, unless PUBLIC_URL is set. */
  siteUrl: 'https://stek.example',
  portalUrl: 'https://mijn.stek.example/',
  statusUrl: 'https://status.stek.example/',
  /** Servers that customers enter in their mail and FTP programs. */
  servers: {
    mail: 'mail.stek.example',
    webmail: 'webmail.stek.example',
    sftp: 'sftp.stek.example',
    names: ['ns1.stek.example', 'ns2.stek.example', 'ns3.stek.example'],
  },
  /** Hours of support, in Dutch time. */
  hours: { from: '9.00', to: '17.30', days: 'monday-friday' },
  termsPath: termsFile,
} as const
