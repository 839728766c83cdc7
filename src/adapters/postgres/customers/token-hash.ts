import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses it, so a fast hash keeps it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
