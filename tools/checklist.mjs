import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { abuseAndFaultsIn, checklistRowsIn, compare, rowsOf } from './launcher/checklist.mjs'
import { root } from './launcher/project.mjs'
import { readPlaywright, readVitest } from './launcher/results.mjs'

const lists = [
  { name: 'Checklist', file: 'checklist.md', numbersIn: checklistRowsIn },
  { name: 'Abuse and faults', file: 'abuse-and-faults.md', numbersIn: abuseAndFaultsIn },
]

/** Prints the checklist rows without a passing test in the last run: with texts (`full`), or only their numbers. */
export function reportChecklist({ full }) {
  const tests = [...readVitest(), ...readPlaywright()]
  for (const { name, file, numbersIn } of lists) {
    const path = join(root, 'docs', file)
    if (existsSync(path)) report(name, rowsOf(readFileSync(path, 'utf8')), tests, { numbersIn, full })
  }
}

function report(name, rows, tests, { numbersIn, full }) {
  const { open, unknown } = compare(rows, tests, numbersIn)
  console.log(`${name}: a passing test names ${rows.length - open.length} of ${rows.length} rows.`)
  if (full) for (const { number, text } of open) console.log(`  ${number}  ${text}`)
  else if (open.length > 0)
    console.log(`Open: ${open.map(({ number }) => number).join(' ')} (npm run checklist tells them)`)
  if (unknown.length > 0) console.log(`Named by tests, but not on the list: ${unknown.join(' ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) reportChecklist({ full: true })
