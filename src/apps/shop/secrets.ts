import type { Config } from '#platform/config/config.ts'
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets from the settings, or generated once and stored in the data directory. */
export interface Secrets {
  /** Secrets of sessions and signed links, the newest first. */
  readonly auth: readonly string[]
  /** Secrets of messages to and from the provisioning side. */
  readonly provisioning: readonly string[]
}

export function secretsOf({ authSecrets, provisioning, dataDir }: Config): Secrets {
  return {
    auth: authSecrets.length > 0 ? authSecrets : [storedSecret(dataDir, 'auth-secret')],
    provisioning: provisioning?.secrets ?? [whsecOf(storedSecret(dataDir, 'provisioning-secret'))],
  }
}

function whsecOf(secret: string): string {
  return `whsec_${Buffer.from(secret, 'base64url').toString('base64')}`
}

/** Generated at the first start, readable by its owner only. */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const mine = `${file}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Atomic: of several processes that start at once, one creates it and the others read it.
    linkSync(mine, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(mine)
  }
  return readFileSync(file, 'utf8')
}
