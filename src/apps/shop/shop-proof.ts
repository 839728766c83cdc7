import { createHmac } from 'node:crypto'

/** What only a shop with this secret can answer to a random text; `stek doctor` asks it at the public address. */
export function proofOf(secret: string, nonce: string): string {
  const key = createHmac('sha256', secret).update('proof of this shop').digest()
  return createHmac('sha256', key).update(nonce).digest('base64url')
}
