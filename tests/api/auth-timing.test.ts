import { expect, test } from 'vitest'
import { openBrowser } from '#tests/api/browser.ts'
import { registered } from '#tests/api/registrations.ts'
import { openShop } from '#tests/api/shop.ts'

const rounds = 500

/** Times are told, not judged: a machine that does other things at the same time says nothing. */
test(
  'B134 a known and an unknown address, in turn: one answer, and how long it took',
  { timeout: 240_000 },
  async () => {
    await using shop = await openShop()
    await registered(shop, 'anna@example.nl')
    const browser = openBrowser(shop)
    const csrfToken = await browser.csrfToken()
    const answers = new Set<string>()
    const timeOf = async (email: string) => {
      const json = { email, password: 'wrong wrong wrong', csrfToken }
      const { status, text, ms } = await browser.ask('POST', '/api/auth/callback/credentials', { json })
      answers.add(`${status} ${text}`)
      return ms
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      if (round % 2) known.push(await timeOf('anna@example.nl'))
      unknown.push(await timeOf('nobody@example.nl'))
      if (round % 2 === 0) known.push(await timeOf('anna@example.nl'))
    }
    expect(answers.size).toBe(1)
    const [one, other] = [medianOf(known), medianOf(unknown)]
    console.log(
      `log-in, medians of ${rounds}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ` +
        `${(Math.abs(one - other) / Math.max(one, other) / 0.01).toFixed(1)} % apart`,
    )
  },
)

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
