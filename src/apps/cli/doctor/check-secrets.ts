import { isLoopback, serverUrlsOf } from '#core/net/networks.ts'
import type { Config } from '#platform/config/config.ts'
import { type Finding, findingsOf } from './finding.ts'

const minPasswordLength = 16
const keysPage = 'docs/operations/install.md'

/** Warns about secrets that look typed rather than random. Secrets are never printed. */
export function checkSecrets(
  config: Pick<Config, 'authSecrets' | 'provisioning' | 'databaseUrl' | 'smtpUrl'>,
): readonly Finding[] {
  const { authSecrets, provisioning, databaseUrl, smtpUrl } = config
  const found = findingsOf('secrets')
  const signing = (provisioning?.secrets ?? []).map((secret) => secret.replace(/^whsec_/, ''))
  if (authSecrets.some(isGuessable)) {
    found.warning('AUTH_SECRET looks like something people type', `Make one: openssl rand -hex 32, see ${keysPage}.`)
  }
  if (signing.some(isGuessable)) {
    found.warning(
      'PROVISIONING_SECRET looks like something people type',
      `Make one: echo "whsec_$(openssl rand -base64 32)", see ${keysPage}.`,
    )
  }
  for (const [name, url] of Object.entries({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl })) {
    if (url !== undefined && serverUrlsOf(url).some((each) => hasShortPassword(new URL(each)))) {
      found.warning(`the password in ${name} is short`, `Give it ${minPasswordLength} characters or more.`)
    }
  }
  if (authSecrets.length > 1 && found.findings.length === 0) {
    found.ok(`AUTH_SECRET holds ${authSecrets.length} keys: take the old one out when it is 30 days old`)
  }
  if (found.findings.length === 0) found.ok('long enough, and made by chance as far as that shows')
  return found.findings
}

/** Few different characters, only words, or a repeating pattern. */
function isGuessable(secret: string): boolean {
  return new Set(secret).size < 10 || /^[a-z]+([\s._-][a-z]+)*$/i.test(secret) || /(.)\1{5}|(.{3,16})\2{2}/.test(secret)
}

function hasShortPassword({ hostname, password }: URL): boolean {
  return password !== '' && !isLoopback(hostname) && decodeURIComponent(password).length < minPasswordLength
}
