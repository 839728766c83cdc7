import { createHash, createHmac } from 'node:crypto'
import { buyerIdentityOf } from '#core/orders/buyer-identity.ts'

export type BuyerKeys = ReturnType<typeof createBuyerKeys>

/**
 * Hashes that recognise buyers and cannot be turned back into a person. Accounts are hashed with the newest secret; hashes
 * of older secrets are found while these are accepted. Without a secret all account numbers of a bank could be tried. The
 * other data is in the order anyway.
 */
export function createBuyerKeys(secrets: readonly string[]) {
  const ofAccount = (account: string): readonly string[] => secrets.map((secret) => accountKeyOf(secret, account))
  return {
    /** Keys of a buyer, and of the account that paid if it is known. */
    of: (buyer: Parameters<typeof buyerIdentityOf>[0], account: string | null): readonly string[] => [
      ...buyerIdentityOf(buyer).map((word) => createHash('sha256').update(word).digest('base64url')),
      ...(account === null ? [] : ofAccount(account).slice(0, 1)),
    ],
    /** The keys under which an account may have been stored. */
    ofAccount,
  }
}

function accountKeyOf(secret: string, account: string): string {
  const key = createHmac('sha256', secret).update('accounts of buyers').digest()
  return createHmac('sha256', key).update(account).digest('base64url')
}
