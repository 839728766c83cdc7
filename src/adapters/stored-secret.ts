import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret for a shop that was given none: made once, readable by its owner only. */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const mine = `${file}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Whole or not at all: of several that start at once, one makes it and the others read it.
    linkSync(mine, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(mine)
  }
  return readFileSync(file, 'utf8')
}
