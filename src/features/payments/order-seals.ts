import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { OrderSeal } from '#platform/clients/payment-provider.ts'

/**
 * What packed orders have in common, so that it costs next to nothing. Sealed orders of payments under way were made
 * with it: another one needs another version of the packed order.
 */
const dictionary = Buffer.from(
  '{"currentProvider":"wishes":"transferCode":"de_en10-yearly5-yearly2-yearlymonthlytransferpremiuminvalidunknown' +
    '"movingService","moving-service","hosting","email-","site-builder-","wordpress-","webhosting-","extra-backup",' +
    '"domain-com","domain-eu","domain-be","domain-de","@gmail.com","@hotmail.com","GmbHB.V.straatwegplein-straße' +
    'false,"business","valid","AmsterdamRotterdamUtrechtBerlin","DE","+49[1,1,"de",{"exemption":"reverse_charge",' +
    '"language":"de","affiliateId":"","wctId":"[1,1,"nl",{"exemption":null,"language":"nl","affiliateId":null,' +
    '"wctId":null},[0,2100],["","","private","","",null,null,null,null,"","","","","NL","+316"],[true,true,"2026-' +
    'T.000Z",""],[{"nl":"Eerste jaar","de":"Erstes Jahr","en":"First year"}],[["",-1,"domain","domain-nl",".nl",0,' +
    '"purchase","yearly",999,999,0,[]],["",0,"hosting","webhosting-stek",".nl",0,"purchase","yearly",0,[[0,0]]]]]',
)
const ivLength = 12
const tagLength = 16

/**
 * Orders that travel with their payment: small, unreadable to others, and the same for the same payment, because the
 * provider compares a repeated request with the first. The newest secret seals; older ones still open.
 */
export function createOrderSeal(secrets: readonly string[]): OrderSeal {
  const [newest = ''] = secrets

  return {
    seal(paymentId, text) {
      const key = keyOf(newest, paymentId)
      const packed = deflateRawSync(text, { level: 9, dictionary })
      const iv = createHmac('sha256', key).update(packed).digest().subarray(0, ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },

    open(paymentId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= ivLength + tagLength) return null
      for (const secret of secrets) {
        const packed = opened(keyOf(secret, paymentId), bytes)
        if (packed !== null) return inflateRawSync(packed, { dictionary, maxOutputLength: 1_000_000 }).toString()
      }
      return null
    },
  }
}

function opened(key: Buffer, bytes: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
  } catch {
    return null
  }
}

/** One for each payment: what was sealed for one opens for no other. */
function keyOf(secret: string, paymentId: string): Buffer {
  const key = createHmac('sha256', secret).update('orders at the payment provider').digest()
  return createHmac('sha256', key).update(paymentId).digest()
}
