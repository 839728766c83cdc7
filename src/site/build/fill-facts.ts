import { factNames, factOf } from '#catalogue/facts.ts'
import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import { renderedOn } from '#web/rendered-on.ts'

/** Servers and addresses of the shop, which texts name like facts. */
const placeholders: Readonly<Record<string, string>> = {
  brand: brand.name,
  email: brand.email,
  mail: brand.servers.mail,
  webmail: brand.servers.webmail,
  sftp: brand.servers.sftp,
  ...Object.fromEntries(brand.servers.names.map((name, index) => [`ns${index + 1}`, name])),
}

/**
 * Replaces each `{{name}}` by a value of the catalogue, the promises or the brand; `report` is called for unknown
 * names.
 */
export function fillFacts(text: string, locale: Locale, report: (at: number, fault: string) => void): string {
  return text.replaceAll(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string, at: number) => {
    const value = Object.hasOwn(placeholders, name) ? placeholders[name] : factOf(name, locale, renderedOn)
    if (value === undefined) report(at, `${whole} is none of ${Object.keys(placeholders).join(', ')}, ${factNames}`)
    return value ?? ''
  })
}
