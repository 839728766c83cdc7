import { createHmac } from 'node:crypto'

/** Proves to a caller with a nonce that this shop has the secret; requested by `stek doctor` at the public address. */
export function proofOf(secret: string, nonce: string): string {
  const key = createHmac('sha256', secret).update('proof of this shop').digest()
  return createHmac('sha256', key).update(nonce).digest('base64url')
}
