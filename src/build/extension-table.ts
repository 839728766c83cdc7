import { createHash } from 'node:crypto'
import { catalogue } from '#catalogue/catalogue.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { packedOf } from '#domain/names/packed-extensions.ts'

interface PublishedTable {
  readonly path: string
  readonly body: string
}

/** All extensions with their prices, for the order app to fetch, under a name that changes with its contents. */
export function extensionTable(date: IsoDate): PublishedTable {
  const body = JSON.stringify(packedOf(catalogue, date))
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `/assets/extensions-${hash}.json`, body }
}
