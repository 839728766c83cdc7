import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits cannot be guessed, so a fast hash protects them when stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
