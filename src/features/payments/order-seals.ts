import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { OrderSeal } from '#platform/clients/payment-provider.ts'

const [ivLength, tagLength] = [12, 16]

/**
 * Compresses and encrypts orders that are kept with their payment. The result is the same for the same payment, because
 * the provider compares a repeated request with the first. The newest secret seals; older ones still open.
 */
export function createOrderSeal(secrets: readonly string[]): OrderSeal {
  const [newest = ''] = secrets
  return {
    seal(paymentId, text) {
      const key = keyOf(newest, paymentId)
      const packed = brotliCompressSync(text)
      const iv = createHmac('sha256', key).update(packed).digest().subarray(0, ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },

    open(paymentId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= ivLength + tagLength) return null
      for (const secret of secrets) {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, paymentId), bytes.subarray(0, ivLength))
        decipher.setAuthTag(bytes.subarray(-tagLength))
        try {
          const packed = Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
          return brotliDecompressSync(packed, { maxOutputLength: 1_000_000 }).toString()
        } catch {
          // Sealed with another secret, for another payment, or not by us.
        }
      }
      return null
    },
  }
}

/** A key of its own for each payment, so that an order cannot be moved to another payment. */
function keyOf(secret: string, paymentId: string): Buffer {
  return createHmac('sha256', secret).update(`order at the payment provider ${paymentId}`).digest()
}
