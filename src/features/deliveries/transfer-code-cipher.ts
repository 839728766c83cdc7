import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { TransferCodes } from '#features/carts/cart-ports.ts'

const ivLength = 12
const tagLength = 16

interface Key {
  readonly id: string
  readonly encrypting: Buffer
  readonly deriving: Buffer
}

/**
 * AES-256-GCM under keys derived from secrets, the newest first: it seals, the older ones still open. What is sealed
 * names its key. The name it belongs to is authenticated: under another name it does not open.
 */
export function createTransferCodes(secrets: readonly string[]): TransferCodes {
  const keys = secrets.map(keyOf)
  return {
    seal(name, code) {
      const [key] = keys
      if (key === undefined) throw new Error('there is no secret to seal with')
      // From the message, so that the same code again is sealed the same: two messages never share one.
      const iv = createHmac('sha256', key.deriving).update(`${name}\0${code}`).digest().subarray(0, ivLength)
      const cipher = createCipheriv('aes-256-gcm', key.encrypting, iv).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${key.id}.${sealed.toString('base64url')}`
    },

    open(name, sealed) {
      const [id, text = ''] = sealed.split('.')
      const key = keys.find((each) => each.id === id)
      const bytes = Buffer.from(text, 'base64url')
      if (key === undefined || bytes.length < ivLength + tagLength) return null
      const decipher = createDecipheriv('aes-256-gcm', key.encrypting, bytes.subarray(0, ivLength))
      decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-tagLength))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]).toString()
      } catch {
        return null
      }
    },
  }
}

function keyOf(secret: string): Key {
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `transfer codes: ${use}`, length))
  return { id: derived('id', 6).toString('base64url'), encrypting: derived('key', 32), deriving: derived('iv', 32) }
}
