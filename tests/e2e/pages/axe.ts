import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** Some rules only. */
  readonly rules?: readonly string[]
  /** A part only, where the rest of the page was looked at before. */
  readonly within?: string
}

/** What axe finds wrong on a page, as a person would note it down. */
export async function violationsOn(page: Page, { rules, within }: Scope = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  if (within !== undefined) axe.include(within)
  // All there is to look at is one document, so the results need no second page to be put together in.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
