import type { Client } from 'pg'
import { domainChoice } from '#tests/api/carts/choices.ts'

/** What is added to a cart, as a browser sends it. */
export const choice = JSON.stringify(domainChoice('item-0123456789abcdef'))

/** Makes empty carts whose ids begin with a letter and follow each other, in one statement. */
export async function emptyCarts(
  sql: Client,
  letter: string,
  first: number,
  count: number,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => String(first + index).padStart(22, letter))
  await sql.query('insert into carts (id) select unnest($1::text[])', [ids])
  return ids
}

/** Makes carts with one item through the API, of a customer when there is a cookie. */
export async function filledCarts(
  origin: string,
  count: number,
  { cookie, item = choice }: { readonly cookie?: string; readonly item?: string } = {},
): Promise<readonly string[]> {
  const headers = { 'content-type': 'application/json', origin, ...(cookie !== undefined && { cookie }) }
  const ids: string[] = []
  const fill = async () => {
    const cart = await fetch(`${origin}/api/carts`, { method: 'POST', headers, body: '{}' })
    const { id } = (await cart.json()) as { id: string }
    const added = await fetch(`${origin}/api/carts/${id}/items`, { method: 'POST', headers, body: item })
    if (added.status !== 201) throw new Error(`The item was not added: ${added.status} ${await added.text()}`)
    return id
  }
  while (ids.length < count) {
    const length = Math.min(20, count - ids.length)
    ids.push(...(await Promise.all(Array.from({ length }, fill))))
  }
  return ids
}
