import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Ids in the provider's format: `tr_5B8cwPMGnU6qLbRvo7qEZo`. */
export function newId(prefix: 'tr' | 're' | 'cst' | 'mdt' | 'wh'): string {
  return `${prefix}_${Array.from({ length: 22 }, () => letters[randomInt(letters.length)]).join('')}`
}
