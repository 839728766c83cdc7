import { existsSync, readFileSync } from 'node:fs'
import { readFile, statfs } from 'node:fs/promises'
import { createRegistrar } from '#platform/clients/registrars/create-registrar.ts'
import { askDas } from '#platform/clients/registry/das-source.ts'
import { askRdap } from '#platform/clients/registry/rdap-source.ts'
import { nameSources } from '#catalogue/name-sources.ts'
import type { Config } from '#platform/config/config.ts'
import { acceptedMethods } from '#site/accepted-methods.ts'
import { checkClock, type Finding, findingsOf, reasonOf } from './finding.ts'
import { newerThan, newestReleases } from './newest-releases.ts'
import { send, whyNot } from './outgoing.ts'

type Findings = ReturnType<typeof findingsOf>

const timeoutMs = 8000
const maxBytes = 4 * 1024 * 1024
const gigabyte = 1024 ** 3
const space = { warning: 2 * gigabyte, wrong: gigabyte / 4 }
const minOpenFiles = 4096

const firewall = 'Check the address, and that this machine may connect to it.'

export async function checkProvider({ mollie }: Config): Promise<readonly Finding[]> {
  const found = findingsOf('provider')
  if (mollie === undefined) {
    found.ok('payments go to the bank of the demo')
    return found.findings
  }
  try {
    const headers = { Authorization: `Bearer ${mollie.apiKey}`, Accept: 'application/hal+json' }
    const startedAt = Date.now()
    const answer = await send(new URL(`${mollie.url}/v2/methods`), { headers, timeoutMs, maxBytes })
    const { date } = answer.headers
    if (answer.status === 200) {
      found.ok(`takes the key (${mollie.apiKey.slice(0, 5)}…)`)
      compareMethods(found, answer.text)
    } else if (answer.status === 401 || answer.status === 403) {
      found.wrong(`refuses the key: ${answer.status}`, 'Copy MOLLIE_API_KEY from its dashboard again.')
    } else found.wrong(`answers ${answer.status}`, 'Look at its status page, and at MOLLIE_API_URL if it is set.')
    if (date !== undefined) {
      checkClock(found, { whose: 'the provider', theirs: Date.parse(date), precisionMs: Date.now() - startedAt + 1000 })
    }
  } catch (error) {
    found.wrong(`cannot be reached: ${whyNot(error)}`, firewall)
  }
  return found.findings
}

/** The law requires that the accepted payment methods are named where an order begins. */
function compareMethods(found: Findings, text: string): void {
  const offered = Array.from(text.matchAll(/"resource":\s*"method",\s*"id":\s*"(\w+)"/g), ([, id = '']) => id)
  const missing = offered.length === 0 ? [] : acceptedMethods.nl.filter((id) => !offered.includes(id))
  if (missing.length === 0) return
  const fix = 'Switch them on in its dashboard, or take them out of src/site/accepted-methods.ts.'
  found.warning(`does not offer what the shop names where an order begins: ${missing.join(', ')}`, fix)
}

/** Accepts any response, because only the provisioning system and the shop know its meaning. */
export async function checkProvisioning({ provisioning }: Config): Promise<readonly Finding[]> {
  const found = findingsOf('provisioning')
  if (provisioning === undefined) {
    found.ok('orders go to the demo')
    return found.findings
  }
  try {
    const { status } = await send(new URL(provisioning.url), { timeoutMs, maxBytes: 0 })
    if (status >= 500) found.warning(`answers ${status}`, 'Look at its log.')
    else found.ok('can be reached')
  } catch (error) {
    found.wrong(`cannot be reached: ${whyNot(error)}`, firewall)
  }
  return found.findings
}

export async function checkRegisters(config: Config): Promise<readonly Finding[]> {
  const { domainLookup, rdapBootstrap, viesUrl } = config
  const found = findingsOf('registers')
  if (domainLookup === 'demo') found.ok('names are looked up in the demo')
  else {
    try {
      const list: unknown = JSON.parse(await bootstrapAt(rdapBootstrap))
      const { services } = list as { services?: readonly unknown[] }
      if (Array.isArray(services)) found.ok(`the list of RDAP servers has ${services.length} entries`)
      else found.wrong('the list of RDAP servers is none', 'Check RDAP_BOOTSTRAP_URL.')
    } catch (error) {
      found.wrong(`the list of RDAP servers cannot be read: ${whyNot(error)}`, `RDAP_BOOTSTRAP_URL: ${firewall}`)
    }
    await askSources(found, config.nameSources)
  }
  if (viesUrl === undefined) found.ok('VAT numbers are looked up in the demo')
  else {
    try {
      const { status } = await send(new URL(`${viesUrl}/check-status`), { timeoutMs, maxBytes })
      if (status === 200) found.ok('the register of VAT numbers answers')
      else found.warning(`the register of VAT numbers answers ${status}`, 'Nothing: the shop checks numbers later.')
    } catch (error) {
      found.warning(`the register of VAT numbers cannot be reached: ${whyNot(error)}`, `VIES_URL: ${firewall}`)
    }
  }
  return found.findings
}

/** Asks the registrar about a name that is certainly registered, which also checks the account. Nothing is bought. */
export async function checkRegistrar({ registrar }: Pick<Config, 'registrar'>): Promise<readonly Finding[]> {
  const found = findingsOf('registrar')
  if (registrar === undefined) return found.findings
  const name = { sld: 'sidn', tld: 'nl', ascii: 'sidn.nl', unicode: 'sidn.nl' }
  try {
    const [answer] = await createRegistrar(registrar).check([name], AbortSignal.timeout(timeoutMs))
    if (answer?.state === 'taken') found.ok(`${registrar.kind} takes the account, and knows ${name.ascii}`)
    else {
      const fix = 'Ask it whether the account may register names; a test environment knows none of the real ones.'
      found.warning(`${registrar.kind} says of ${name.ascii}: ${answer?.state ?? 'nothing'}`, fix)
    }
  } catch (error) {
    const fix = `Check DOMAIN_LOOKUP, the key or password, and whether it lets this machine in. ${firewall}`
    found.wrong(`${registrar.kind} cannot be asked: ${reasonOf(error)}`, fix)
  }
  return found.findings
}

/** Asks each source about one name that is certainly registered. */
async function askSources(found: Findings, sourceOverrides: Config['nameSources']): Promise<void> {
  const sources = nameSources.filter(
    ({ id, automatedLookups }) => sourceOverrides.get(id) ?? automatedLookups !== 'forbidden',
  )
  const { signal } = new AbortController()
  const answers = await Promise.all(
    sources.map(async (source) => {
      const { id, known } = source
      const [sld = '', tld = ''] = known.split('.')
      const name = { sld, tld, ascii: known, unicode: known }
      const answer =
        source.protocol === 'das'
          ? await askDas({ ...source, host: id }, name, timeoutMs, signal)
          : await askRdap(send, { base: new URL(source.base), isOwn: false }, known, timeoutMs, signal)
      const result = answer.kind === 'failed' ? answer.reason : answer.kind
      return { id, isRight: result === 'taken', text: `${id} about ${known}: ${result}` }
    }),
  )
  const wrong = answers.filter(({ isRight }) => !isRight)
  if (wrong.length < answers.length) found.ok(`${answers.length - wrong.length} registers know their own name`)
  if (wrong.length === 0) return
  const fix =
    'Names there are unknown meanwhile. Check that this machine may connect; NAME_SOURCES=-host leaves one out.'
  found.warning(wrong.map(({ text }) => text).join(', '), fix)
}

async function bootstrapAt(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8')
  return (await send(new URL(place), { timeoutMs, maxBytes, maxRedirects: 3 })).text
}

export async function checkMachine({ dataDir }: Pick<Config, 'dataDir'>): Promise<readonly Finding[]> {
  const found = findingsOf('machine')
  const place = existsSync(dataDir) ? dataDir : '.'
  const { bavail, bsize } = await statfs(place)
  const free = bavail * bsize
  const text = `${(free / gigabyte).toFixed(1)} GB are free at ${place}`
  if (free < space.wrong) found.wrong(text, 'Make room now: the database stops when the disk is full.')
  else if (free < space.warning) found.warning(text, 'Make room, or give it a larger disk.')
  else found.ok(text)
  const newest = newerThan('node', process.version)
  if (newest === undefined) found.ok(`Node ${process.version.slice(1)}`)
  else {
    const fix = `Node ${newest} is the newest that was known on ${newestReleases.asOf}: make a release with it.`
    found.warning(`Node ${process.version.slice(1)} lacks what later releases mended`, fix)
  }
  const files = maxOpenFiles()
  if (files === null) found.ok('the limit of open files cannot be read on this system')
  else if (files < minOpenFiles) {
    found.warning(`only ${files} files and connections may be open`, 'Set LimitNOFILE=65536 in the unit, or ulimit -n.')
  } else found.ok(`${files} files and connections may be open`)
  return found.findings
}

/**
 * Limit of this process, which Node has already raised to its maximum.
 * @returns null on systems other than Linux
 */
function maxOpenFiles(): number | null {
  const limits = '/proc/self/limits'
  const [, soft] =
    /^Max open files\s+(\d+|unlimited)/m.exec(existsSync(limits) ? readFileSync(limits, 'utf8') : '') ?? []
  if (soft === undefined) return null
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft)
}
