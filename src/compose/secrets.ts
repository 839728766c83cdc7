import { storedSecret } from '#adapters/stored-secret.ts'
import type { Config } from '#config.ts'

/** What the shop signs and seals with: from the settings, or made once and kept in the data directory. */
export interface Secrets {
  /** Of sessions and signed links; the newest first. */
  readonly auth: readonly string[]
  /** Of messages to and from the provisioning side. */
  readonly provisioning: string
}

export function secretsOf({ authSecrets, provisioning, dataDir }: Config): Secrets {
  return {
    auth: authSecrets.length > 0 ? authSecrets : [storedSecret(dataDir, 'auth-secret')],
    provisioning: provisioning?.secret ?? whsecOf(storedSecret(dataDir, 'provisioning-secret')),
  }
}

function whsecOf(secret: string): string {
  return `whsec_${Buffer.from(secret, 'base64url').toString('base64')}`
}
