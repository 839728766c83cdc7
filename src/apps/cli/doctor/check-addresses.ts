import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { proofOf } from '#apps/shop/shop-proof.ts'
import { isLoopback } from '#core/net/networks.ts'
import type { Config } from '#platform/config/config.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'
import { send, whyNot } from './outgoing.ts'

const timeoutMs = 8000
const maxBytes = 64 * 1024

/** Calls the public address with a nonce that only a shop with the same AUTH_SECRET can answer. */
export async function checkPublicUrl({
  publicOrigin,
  demo,
  authSecrets,
}: Pick<Config, 'publicOrigin' | 'demo' | 'authSecrets'>): Promise<readonly Finding[]> {
  const found = findingsOf('address')
  if (demo && isLoopback(new URL(publicOrigin).hostname)) return found.findings
  const nonce = randomBytes(16).toString('base64url')
  try {
    const { status, text } = await send(new URL(`${publicOrigin}/api/health/live?nonce=${nonce}`), {
      timeoutMs,
      maxBytes,
    })
    if (authSecrets.some((secret) => text.includes(proofOf(secret, nonce)))) {
      found.ok(
        `${publicOrigin} leads to this shop, as seen from this machine; that webhooks arrive is only proved by the ` +
          'first call of the payment provider itself',
      )
    } else {
      const fix = 'Look where its DNS and the proxy lead, and whether all processes have the same AUTH_SECRET.'
      found.wrong(`${publicOrigin} answers ${status}, and not as this shop would`, fix)
    }
  } catch (error) {
    const fix = 'Start the shop first. If it runs, look at DNS, firewall, proxy and certificate.'
    found.warning(`${publicOrigin} cannot be reached from this machine: ${whyNot(error)}`, fix)
  }
  return found.findings
}

/** The port of the metrics has to be free, or used by a running shop. */
export async function checkMetricsPort({ monitoring: { metrics }, port }: Config): Promise<readonly Finding[]> {
  const found = findingsOf('metrics')
  if (metrics === undefined) return found.findings
  const place = `METRICS_PORT ${metrics.port}`
  const fix = 'Choose another METRICS_PORT: each process of the shop needs one of its own.'
  if (metrics.port === port) found.wrong(`${place} is PORT as well`, fix)
  else {
    const server = createServer().listen(metrics.port, metrics.host)
    try {
      await once(server, 'listening')
      server.close()
      found.ok(`${place} is free`)
    } catch (error) {
      const isShop = await hasMetricsOfShop(metrics)
      if (isShop) found.ok(`${place} has the metrics of a running shop`)
      else found.wrong(`${place} cannot be used: ${reasonOf(error)}`, fix)
    }
  }
  return found.findings
}

async function hasMetricsOfShop({ host, port }: { readonly host: string; readonly port: number }): Promise<boolean> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host
  return send(new URL(`http://${name}:${port}/metrics`), { timeoutMs, maxBytes: 4 * 1024 * 1024 }).then(
    ({ text }) => text.includes('\nshop_ready '),
    () => false,
  )
}
