import suffixes from '#catalogue/extensions/suffixes.json' with { type: 'json' }
import type { DasDialect, LookupRate, NameSource, SourcePlan } from '#core/names/availability.ts'

/** Default where the source publishes no limit: a list of 200 names is looked up within a minute, and never faster. */
export const unpublishedRate: LookupRate = { max: 240, seconds: 60 }
const slowRate: LookupRate = { max: 60, seconds: 60 }

/**
 * Published limit: 50 per minute and address (docs.dnsbelgium.be). The rate is 10 % lower, because delayed requests can
 * arrive in the same minute as later ones.
 */
const dnsBelgium = das('das.dns.be', 'be', 'dnsbelgium.be', { max: 45, seconds: 60 })
/** Published limit: 120 in 60 seconds (eurid.org). */
const eurid = das('das.eu', 'eu', 'eurid.eu', { max: 108, seconds: 60 })
/** No published limit; the server answers -95 to clients that are too fast (nic.ch). */
const switchDas = das('whois.nic.ch', 'ch', 'nic.ch', slowRate)
/** SIDN's terms of use for WHOIS forbid automated lookups (sidn.nl). */
const sidnIs: NameSource = {
  ...das('whois.domain-registry.nl', 'nl', 'sidn.nl', slowRate, 43),
  automatedLookups: 'forbidden',
}

/** No registry publishes terms for its RDAP server. RDAP is designed for programs (RFC 9082). */
const [sidn, denic, switchRdap, verisignCom, verisignNet, publicInterest, gmo, radix, identityDigital, afnic] = [
  rdap('rdap.sidn.nl', 'sidn.nl'),
  rdap('rdap.denic.de', 'denic.de'),
  rdap('rdap.nic.ch', 'nic.ch'),
  rdap('rdap.verisign.com', 'verisign.com', 'com/v1/'),
  rdap('rdap.verisign.com', 'verisign.net', 'net/v1/'),
  rdap('rdap.publicinterestregistry.org', 'pir.org', 'rdap/'),
  rdap('rdap.gmoregistry.net', 'nic.shop', 'rdap/'),
  rdap('rdap.radix.host', 'nic.online', 'rdap/'),
  rdap('rdap.identitydigital.services', 'nic.info', 'rdap/'),
  rdap('rdap.nic.fr', 'nic.fr'),
] as const

/** Uses only the server in IANA's list. */
const listed = planOf([], { usesList: true })

/**
 * Sources per extension. Servers in IANA's list are repeated here, for when the list cannot be read; those of de, ch
 * and io are not in it.
 */
const plans: Readonly<Record<string, SourcePlan>> = {
  nl: planOf([sidn, sidnIs], { usesList: true }),
  de: planOf([denic]),
  be: planOf([dnsBelgium]),
  eu: planOf([eurid]),
  ch: planOf([switchDas, switchRdap]),
  com: planOf([verisignCom], { usesList: true }),
  net: planOf([verisignNet], { usesList: true }),
  org: planOf([publicInterest], { usesList: true }),
  shop: planOf([gmo], { usesList: true }),
  online: planOf([radix], { usesList: true }),
  store: planOf([radix], { usesList: true }),
  site: planOf([radix], { usesList: true }),
  info: planOf([identityDigital], { usesList: true }),
  io: planOf([identityDigital]),
  fr: planOf([afnic], { usesList: true }),
  ...Object.fromEntries(['uk', 'co.uk', 'ai', 'me', 'co'].map((tld) => [tld, listed])),
}

const internationalCountries = new Set(Object.values(suffixes.international.country).join(' ').split(' '))

/**
 * Sources of an extension without a plan of its own. Country-code registries set their own rules for RDAP responses;
 * those of generic extensions share one contract.
 */
export function sourcesOf(tld: string): SourcePlan {
  const top = tld.slice(tld.lastIndexOf('.') + 1)
  const isGeneric = tld === top && top.length > 2 && !internationalCountries.has(top)
  return plans[tld] ?? (isGeneric ? listed : { ...listed, trustsNotFound: false })
}

/** All sources in the table, without duplicates. */
export const nameSources: readonly NameSource[] = [
  ...new Map(
    Object.values(plans)
      .flatMap(({ sources }) => sources)
      .map((source) => [source.id, source]),
  ).values(),
]

function planOf(sources: readonly NameSource[], { usesList = false } = {}): SourcePlan {
  return { sources, usesList, trustsNotFound: true }
}

function rdap(id: string, known: string, path = ''): NameSource {
  const manners = { rate: unpublishedRate, maxConcurrent: 6, automatedLookups: 'unpublished' } as const
  return { id, protocol: 'rdap', base: `https://${id}/${path}`, known, ...manners }
}

/** A domain availability service, which is designed for automated lookups. */
function das(id: string, dialect: DasDialect, known: string, rate: LookupRate, port = 4343): NameSource {
  return { id, protocol: 'das', port, dialect, known, rate, maxConcurrent: 2, automatedLookups: 'allowed' }
}
