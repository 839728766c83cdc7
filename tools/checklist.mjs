import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compare, rowsOf } from './launcher/checklist.mjs'
import { root } from './launcher/project.mjs'
import { readPlaywright, readVitest } from './launcher/results.mjs'

/** Prints what the last test run did not show: each row (`full`), or only their numbers. */
export function reportChecklist({ full }) {
  const file = join(root, 'docs', 'checklist.md')
  if (!existsSync(file)) return
  const rows = rowsOf(readFileSync(file, 'utf8'))
  const { open, unknown } = compare(rows, [...readVitest(), ...readPlaywright()])
  console.log(`Checklist: a passing test names ${rows.length - open.length} of ${rows.length} rows.`)
  if (full) for (const { number, text } of open) console.log(`  ${number}  ${text}`)
  else if (open.length > 0)
    console.log(`Open: ${open.map(({ number }) => number).join(' ')} (npm run checklist tells them)`)
  if (unknown.length > 0) console.log(`Named by tests, but not on the list: ${unknown.join(' ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) reportChecklist({ full: true })
