import { isLoopback } from '#core/net/networks.ts'
import { Resolver } from 'node:dns/promises'
import { verifyMailServer } from '#platform/email/create-mailer.ts'
import type { Config } from '#platform/config/config.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

type Found = ReturnType<typeof findingsOf>

const maxSpfLookups = 10

export async function checkMail(config: Config, dnsServer: string | undefined): Promise<readonly Finding[]> {
  const found = findingsOf('mail')
  if (config.smtpUrl === undefined) {
    found.ok('mails go to the mailbox of the demo')
    return found.findings
  }
  const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1)
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (dnsServer !== undefined) resolver.setServers([dnsServer])
  await checkServer(config.smtpUrl, found)
  await checkSpf(resolver, domain, found)
  await checkDkim(resolver, domain, config.dkimSelector, found)
  await checkDmarc(resolver, domain, found)
  return found.findings
}

async function checkServer(smtpUrl: string, found: Found): Promise<void> {
  const { host, hostname, protocol } = new URL(smtpUrl)
  try {
    await verifyMailServer(smtpUrl)
    const how = isLoopback(hostname) && protocol === 'smtp:' ? 'on this machine' : 'with TLS'
    found.ok(`${host} answers ${how} and takes the log-in of SMTP_URL`)
  } catch (error) {
    const fix = 'Check SMTP_URL: host, port, user, password; 465 wants smtps://, 587 smtp:// and STARTTLS.'
    found.wrong(`${host} does not take mails: ${reasonOf(error)}`, fix)
  }
}

async function checkSpf(resolver: Resolver, domain: string, found: Found): Promise<void> {
  const records = await textsAt(resolver, domain, /^v=spf1(\s|$)/i, found)
  if (records === null) return
  const [record] = records
  if (record === undefined) {
    found.wrong(`${domain} has no SPF record`, `Add a TXT record at ${domain}: "v=spf1 include:<your mail host> -all"`)
    return
  }
  const terms = record.toLowerCase().split(/\s+/).slice(1)
  const lookups = terms.filter((term) => /^[+~?-]?(include:|a\b|mx\b|ptr\b|exists:)|^redirect=/.test(term)).length
  if (records.length > 1) found.wrong(`${domain} has ${records.length} SPF records: none counts`, 'Leave one of them.')
  else if (terms.some((term) => /^\+?all$/.test(term))) {
    found.wrong(`SPF of ${domain} lets everybody send`, 'Let it end with -all or ~all.')
  } else if (lookups > maxSpfLookups) {
    found.wrong(
      `SPF of ${domain} needs ${lookups} look-ups, ${maxSpfLookups} are allowed`,
      'Take out what is not used.',
    )
  } else if (!terms.some((term) => /^[~-]all$|^redirect=/.test(term))) {
    found.warning(`SPF of ${domain} refuses nobody`, 'Let it end with -all or ~all.')
  } else found.ok(`SPF of ${domain}: ${record}`)
}

async function checkDkim(
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
  found: Found,
): Promise<void> {
  if (selector === undefined) {
    found.warning('DKIM was not looked at', 'Set DKIM_SELECTOR to the selector your mail server signs with.')
    return
  }
  const name = `${selector}._domainkey.${domain}`
  const records = await textsAt(resolver, name, /\bp=/i, found)
  if (records === null) return
  const key = /\bp=\s*([^;]*)/i.exec(records[0] ?? '')?.[1]?.replaceAll(/\s/g, '')
  if (key === undefined) found.wrong(`no DKIM key at ${name}`, 'Add the TXT record that your mail server shows.')
  else if (key === '')
    found.wrong(`the DKIM key at ${name} was withdrawn`, 'Publish the key in use, or sign with another.')
  else found.ok(`DKIM key at ${name}`)
}

/** Looks for a DMARC record at the domain and at its parents. */
async function checkDmarc(resolver: Resolver, domain: string, found: Found): Promise<void> {
  const labels = domain.split('.')
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const name = `_dmarc.${labels.slice(from).join('.')}`
    const records = await textsAt(resolver, name, /^v=DMARC1\b/i, found)
    if (records === null) return
    const [record] = records
    if (record === undefined) continue
    const policy = /;\s*p=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
    if (records.length > 1) found.wrong(`${name} has ${records.length} records: none counts`, 'Leave one of them.')
    else if (policy === 'quarantine' || policy === 'reject') found.ok(`DMARC at ${name}: ${policy}`)
    else {
      const fix = 'Read the reports for some weeks, then set p=quarantine.'
      found.warning(`DMARC at ${name} asks for nothing (p=${policy ?? 'missing'})`, fix)
    }
    return
  }
  const fix = `Add a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…"`
  found.warning(`${domain} has no DMARC record: large mail hosts may refuse its mails`, fix)
}

/**
 * TXT records of one kind.
 * @returns null, after adding a finding, if the name server did not answer
 */
async function textsAt(resolver: Resolver, name: string, kind: RegExp, found: Found): Promise<string[] | null> {
  try {
    const records = await resolver.resolveTxt(name)
    return records.map((pieces) => pieces.join('')).filter((text) => kind.test(text))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    found.warning(`the name server does not answer about ${name}: ${reasonOf(error)}`, 'Check /etc/resolv.conf.')
    return null
  }
}
