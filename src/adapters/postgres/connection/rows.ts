import { createHash } from 'node:crypto'

/** Of a statement that always returns a row. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that writes a row wrote none')
  return row
}

/** Content is compared by its hash, which tells nothing of it. */
export function contentHashOf(content: string, encoding: 'hex' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding)
}
