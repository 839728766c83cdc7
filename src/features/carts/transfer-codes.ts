import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { type ItemChoice, nameOfItem } from '#core/cart/cart.ts'
import type { PricedCart } from './priced-cart.ts'

const ivLength = 12
const tagLength = 16

interface Key {
  readonly id: string
  readonly encrypting: Buffer
  readonly deriving: Buffer
}

export type TransferCodes = ReturnType<typeof createTransferCodes>

/**
 * Seals the codes by which names are transferred, with AES-256-GCM under keys derived from secrets: the first secret
 * seals, the older ones still open. A sealed code names its key, and opens only for the name it was sealed for.
 */
export function createTransferCodes(secrets: readonly string[]) {
  const keys = secrets.map(keyOf)
  return {
    seal(name: string, code: string): string {
      const [key] = keys
      if (key === undefined) throw new Error('there is no secret to seal with')
      // The vector is derived from name and code: equal codes have equal ciphertexts, and two messages never share a
      // vector.
      const iv = createHmac('sha256', key.deriving).update(`${name}\0${code}`).digest().subarray(0, ivLength)
      const cipher = createCipheriv('aes-256-gcm', key.encrypting, iv).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${key.id}.${sealed.toString('base64url')}`
    },

    /** @returns null if it was sealed for another name, or with a secret that is gone */
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

/** The item as it is stored. */
export function sealedItem<Item extends ItemChoice>(codes: TransferCodes, item: Item): Item {
  if (item.type !== 'domain' || item.parameters.transferCode === undefined) return item
  const { transferCode, ...parameters } = item.parameters
  return { ...item, parameters: { ...parameters, sealedTransferCode: codes.seal(nameOfItem(item), transferCode) } }
}

/** The item for its owner. A code that no longer opens is left out, so that its owner is asked for it again. */
export function openedItem<Item extends ItemChoice>(codes: TransferCodes, item: Item): Item {
  if (item.type !== 'domain' || item.parameters.sealedTransferCode === undefined) return item
  const { sealedTransferCode, ...parameters } = item.parameters
  const transferCode = codes.open(nameOfItem(item), sealedTransferCode)
  return { ...item, parameters: { ...parameters, ...(transferCode !== null && { transferCode }) } }
}

export function openedCart(codes: TransferCodes, cart: PricedCart): PricedCart {
  return {
    ...cart,
    items: cart.items.map((item) => openedItem(codes, item)),
    noLongerSold: cart.noLongerSold.map((item) => openedItem(codes, item)),
  }
}
