import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

const ivLength = 12
const tagLength = 16

interface Key {
  readonly id: string
  readonly encrypting: Buffer
  readonly deriving: Buffer
}

export type TransferCodes = ReturnType<typeof createTransferCodes>

/**
 * Encrypts transfer codes for storage, by AES-256-GCM under keys derived from secrets. The newest secret encrypts, the
 * older ones still decrypt, and a sealed code names its key. The domain name is authenticated: a code does not open
 * under another name.
 */
export function createTransferCodes(secrets: readonly string[]) {
  const keys = secrets.map(keyOf)
  return {
    /** @returns the sealed code; the same code of the same name is sealed alike */
    seal(name: string, code: string): string {
      const [key] = keys
      if (key === undefined) throw new Error('there is no secret to seal with')
      // Derived from the message: the same code is sealed the same, and two messages never share an initialisation vector.
      const iv = createHmac('sha256', key.deriving).update(`${name}\0${code}`).digest().subarray(0, ivLength)
      const cipher = createCipheriv('aes-256-gcm', key.encrypting, iv).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${key.id}.${sealed.toString('base64url')}`
    },

    /** @returns null if the code was sealed for another name, or with a secret that is gone */
    open(name: string, sealed: string): string | null {
      const [id, text = ''] = sealed.split('.')
      const key = keys.find((candidate) => candidate.id === id)
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
