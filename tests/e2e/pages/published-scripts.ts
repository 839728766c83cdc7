import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const assets = join(import.meta.dirname, '../../../dist/site/assets')

/** URL of the only script that contains a text, because names of scripts change with every build. */
export function scriptWith(text: string): string {
  const found = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes(text),
  )
  if (found.length !== 1) throw new Error(`${found.length} scripts hold "${text}": ${found.join(', ')}`)
  return `/assets/${found[0]}`
}

/** Holds a script back until its outcome is decided. */
export async function holdScript(page: Page, script: string, outcome: Promise<'arrives' | 'fails'>): Promise<void> {
  await page.route(script, async (route) => {
    if ((await outcome) === 'fails') await route.abort()
    else await route.continue()
  })
}
