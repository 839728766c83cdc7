import { createHash } from 'node:crypto'
import { splitPhoneNumber } from '#platform/clients/number-checks.ts'
import type { HolderContact, NameOrder } from '#platform/clients/registrar.ts'
import type { Json } from './registrar-http.ts'

/** Equal data has an equal key, so that a contact that was created before a crash is found again. */
export function contactKeyOf(data: Json): string {
  return `shop-${createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32)}`
}

/** The contact in the format of Realtime Register. */
export function realtimeRegisterContact(contact: HolderContact): Json {
  const { prefix, number } = splitPhoneNumber(contact.phone)
  return {
    name: `${contact.firstName} ${contact.lastName}`,
    ...(contact.companyName !== null && { organization: contact.companyName }),
    addressLine: [`${contact.street} ${contact.houseNumber}`],
    postalCode: contact.postalCode,
    city: contact.city,
    country: contact.country,
    email: contact.email,
    voice: `+${prefix}.${number}`,
  }
}

/** The contact in the format of Openprovider. */
export function openproviderCustomer(contact: HolderContact): Json {
  const { prefix, number } = splitPhoneNumber(contact.phone)
  return {
    ...(contact.companyName !== null && { company_name: contact.companyName }),
    email: contact.email,
    name: { first_name: contact.firstName, last_name: contact.lastName },
    address: {
      street: contact.street,
      number: contact.houseNumber,
      zipcode: contact.postalCode,
      city: contact.city,
      country: contact.country,
    },
    phone: { country_code: `+${prefix}`, area_code: number.slice(0, 2), subscriber_number: number.slice(2) },
    ...(contact.companyNumber !== null && { additional_data: { company_registration_number: contact.companyNumber } }),
    ...(contact.citizenship && {
      extension_additional_data: [{ name: 'eu', data: { country_of_citizenship: contact.citizenship } }],
    }),
  }
}

/** DNSSEC in the format of Openprovider: signed by their name servers, or by others with these keys. */
export function openproviderDnssec({ nameServers, dnssecKeys, dnssec }: NameOrder): Json {
  if (nameServers.length === 0) return { is_dnssec_enabled: dnssec !== false }
  if (dnssecKeys === undefined) return { is_dnssec_enabled: false }
  const keys = dnssecKeys.map(({ algorithm, publicKey, ...key }) => ({ ...key, alg: algorithm, pub_key: publicKey }))
  return { is_dnssec_enabled: true, dnssec_keys: keys }
}
