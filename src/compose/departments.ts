import type { Pool } from 'pg'
import { createPasswords } from '#adapters/passwords/argon2-passwords.ts'
import { createCarts } from '#adapters/postgres/carts/carts.ts'
import { createAccountStores } from '#adapters/postgres/customers/account-stores.ts'
import { createCustomerChanges } from '#adapters/postgres/customers/details.ts'
import { createVatChecks } from '#adapters/postgres/customers/vat-checks.ts'
import { createDeclarations } from '#adapters/postgres/declarations.ts'
import { createVatRegister } from '#adapters/vies/vat-register.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { OutsideWorld } from '#compose/outside-world.ts'
import type { Config } from '#config.ts'
import { isCommonPasswordAt } from '#domain/common-passwords.ts'
import type { Accounts } from '#services/accounts.ts'
import { type CartShop, createCartShop } from '#services/cart-shop.ts'
import type { VatDesk } from '#services/check-vat-number.ts'
import { claimCart } from '#services/claim-cart.ts'
import type { CustomerDesk } from '#services/customer-desk.ts'
import type { DeclarationDesk } from '#services/declare.ts'
import { createNameShop, type NameShop } from '#services/name-shop.ts'
import type { DomainLookup } from '#services/ports/domain-lookup.ts'
import { createToday } from '#services/shop-day.ts'
import { createTurns } from '#services/turns.ts'
import { brand } from '#site/brand.ts'

/** What the use cases work with, each with the adapters it needs. */
export interface Departments {
  readonly cartShop: CartShop
  readonly nameShop: NameShop
  readonly accounts: Accounts
  readonly customerDesk: CustomerDesk
  readonly vatDesk: VatDesk
  readonly declarationDesk: DeclarationDesk
}

export async function openDepartments(
  config: Config,
  pool: Pool,
  { viesUrl }: OutsideWorld,
  report: (error: unknown) => void,
): Promise<Departments> {
  const today = createToday()
  const carts = createCarts(pool)
  const accounts: Accounts = {
    ...createAccountStores(pool, config),
    passwords: createPasswords({ stepsBack: true }),
    claimCart: async (cartId, customerId) => void (await claimCart({ carts }, cartId, customerId)),
    isCommonPassword: isCommonPasswordAt(brand.name),
    today,
  }
  return {
    cartShop: createCartShop({ carts, catalogue, today }),
    nameShop: createNameShop({
      lookup: await lookupOf(config),
      catalogue,
      today,
      turn: createTurns(),
      report,
    }),
    accounts,
    customerDesk: { customers: accounts.customers, changes: createCustomerChanges(pool), today },
    vatDesk: {
      register: createVatRegister({ url: viesUrl, requester: brand.vatNumber }),
      checks: createVatChecks(pool),
    },
    declarationDesk: { declarations: createDeclarations(pool), noticeTo: config.contactTo },
  }
}

/** Only the one that is used is loaded. */
async function lookupOf({ domainLookup, rdapBootstrap }: Config): Promise<DomainLookup> {
  if (domainLookup === 'demo') return (await import('#demo/registry.ts')).createDemoLookup()
  const { createRdapLookup } = await import('#adapters/registry/rdap-lookup.ts')
  return createRdapLookup({
    bootstrap: rdapBootstrap,
    isTrusted: (tld) => catalogue.extensions.get(tld)?.rdap === 'reliable',
  })
}
