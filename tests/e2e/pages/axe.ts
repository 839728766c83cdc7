import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** Limits the check to these rules. */
  readonly rules?: readonly string[]
  /** Limits the check to a part, if the rest of the page was checked before. */
  readonly within?: string
}

/** Violations that axe finds on a page, as readable text. */
export async function violationsOn(page: Page, { rules, within }: Scope = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  if (within !== undefined) axe.include(within)
  // The page is a single document, so axe needs no second page to merge results of frames.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
