import { createHash, createHmac } from 'node:crypto'
import { buyerIdentityOf } from '#core/orders/buyer-identity.ts'

/** Hashes by which buyers are recognised: nothing leads back from them to a person. */
export interface BuyerKeys {
  /** Of a buyer, and of the account the money came from where that is known. */
  readonly of: (buyer: Parameters<typeof buyerIdentityOf>[0], account: string | null) => readonly string[]
  /** Those that an account may have been kept as. */
  readonly ofAccount: (account: string) => readonly string[]
}

/**
 * The newest secret hashes accounts; what was hashed with another is found as long as that is accepted. Without a secret
 * all account numbers of a bank could be tried. The rest stands in the order anyway.
 */
export function createBuyerKeys(secrets: readonly string[]): BuyerKeys {
  const ofAccount = (account: string) => secrets.map((secret) => accountKeyOf(secret, account))
  return {
    of: (buyer, account) => [
      ...buyerIdentityOf(buyer).map((word) => createHash('sha256').update(word).digest('base64url')),
      ...(account === null ? [] : ofAccount(account).slice(0, 1)),
    ],
    ofAccount,
  }
}

function accountKeyOf(secret: string, account: string): string {
  const key = createHmac('sha256', secret).update('accounts of buyers').digest()
  return createHmac('sha256', key).update(account).digest('base64url')
}
