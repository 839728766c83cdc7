import type { Client } from 'pg'
import { openConnection, requestText } from './connection.ts'

const makers = 32

/** Empty carts, made as a browser makes them: the shop knows what it has just made. */
export async function makeCarts(port: number, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  const connections = await Promise.all(Array.from({ length: makers }, () => openConnection(port)))
  const request = requestText('POST', '/api/carts', port, {})
  await Promise.all(
    connections.map(async (each) => {
      while (ids.length < count) {
        const { body } = await each.ask(request)
        const id = /"id":"([^"]+)"/.exec(body)?.[1]
        if (id === undefined) throw new Error(`no cart: ${body}`)
        ids.push(id)
      }
      each.close()
    }),
  )
  return ids
}

/** The carts of the raw statements have numbers, from here on. */
export async function makeNumberedCarts(sql: Client, from: number, count: number): Promise<readonly string[]> {
  await sql.query(
    `insert into carts (id) select lpad(($1::bigint + n)::text, 22, 'r') from generate_series(0, $2) as n`,
    [from, count],
  )
  return Array.from({ length: count + 1 }, (_, n) => String(from + n).padStart(22, 'r'))
}

/** Each gets a domain and a package: what is read is then the same for all. */
export async function fillCarts(sql: Client, ids: readonly string[]): Promise<void> {
  await sql.query(
    `insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, parent,
       seen_cents, position)
     select cart_id, item.* from unnest($1::text[]) as cart_id, (values
       ('item-0123456789abcdef', 'domain', 'voorbeeld.nl', 'domain-nl', 'purchase', 'yearly', 'domain voorbeeld.nl',
         null, 349, 1),
       ('item-fedcba9876543210', 'hosting', 'voorbeeld.nl', 'webhosting-stek', 'purchase', 'yearly',
         'hosting voorbeeld.nl', 'domain voorbeeld.nl', 2400, 2)
     ) as item`,
    [ids],
  )
}

export function choiceOf(number: number) {
  return {
    id: `item-${number}-0123456789`,
    parentId: null,
    type: 'domain',
    parameters: { sld: 'voorbeeld', tld: 'nl' },
    productSlug: 'domain-nl',
    priceType: 'purchase',
    priceFrequency: 'yearly',
  }
}
