import { brand, legalName } from '#site/brand.ts'
import type { Config } from '#platform/config/config.ts'
import { type Finding, findingsOf } from './finding.ts'

/** The company of the demo does not exist, so a shop must not sell under its name. */
const demoCompany = {
  name: 'Stek',
  'legal name': 'Stek Hosting B.V.',
  'Chamber of Commerce number': '90123456',
  'VAT number': 'NL865432109B01',
  address: 'Kwekerijweg 12, 3512 JE Utrecht',
  'telephone number': '+31302001000',
}

type Company = { readonly [Part in keyof typeof demoCompany]: string }

const company: Company = {
  name: brand.name,
  'legal name': legalName,
  'Chamber of Commerce number': brand.chamberOfCommerceNumber,
  'VAT number': brand.vatNumber,
  address: `${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`,
  'telephone number': brand.phone,
}

/** Finds names, numbers and addresses of the demo in a shop that sells for real. */
export function checkCompany(
  { demo, mailFrom, contactTo }: Pick<Config, 'demo' | 'mailFrom' | 'contactTo'>,
  sold: { readonly company: Company; readonly written: string } = { company, written: JSON.stringify(brand) },
): readonly Finding[] {
  const found = findingsOf('company')
  if (demo) return found.findings
  const fix = 'Put your own into src/site/brand.ts and make a new release: it is on every invoice.'
  const ofDemo = (Object.keys(demoCompany) as (keyof Company)[]).filter(
    (part) => sold.company[part] === demoCompany[part],
  )
  if (ofDemo.length > 0) found.wrong(`the shop sells under the ${ofDemo.join(', ')} of the demo`, fix)
  // RFC 2606 reserves .example, so these addresses cannot exist.
  const places = `${sold.written} ${mailFrom} ${contactTo}`.match(/[\w.@-]+\.example\b/g) ?? []
  if (places.length > 0) found.wrong(`addresses that cannot exist: ${[...new Set(places)].join(', ')}`, fix)
  if (found.findings.length === 0) found.ok(`${sold.company['legal name']}, ${sold.company.address}`)
  return found.findings
}
