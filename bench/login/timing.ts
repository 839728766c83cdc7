import { parseArgs } from 'node:util'
import { startDatabase } from '../cart/database.ts'
import { medianOf } from '../cart/report.ts'
import { startShop } from '../cart/subject.ts'
import { addCustomers } from './customers.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } })
const rounds = Number(options.rounds)

const database = await startDatabase()
try {
  await addCustomers(database.sql, 1)
  const shop = await startShop(database.url)
  try {
    await compareTimes(`http://localhost:${shop.port}`)
  } finally {
    await shop.stop()
  }
} finally {
  await database.stop()
}

/** A known and an unknown address in turn, each first every other round. */
async function compareTimes(url: string): Promise<void> {
  const token = await fetch(`${url}/api/auth/csrf`)
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  const cookie = token.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const headers = { 'content-type': 'application/json', origin: url, cookie }
  const timeOf = async (email: string) => {
    const body = JSON.stringify({ email, password: 'wrong wrong wrong', csrfToken })
    const since = performance.now()
    const response = await fetch(`${url}/api/auth/callback/credentials`, { method: 'POST', headers, body })
    await response.text()
    if (!response.ok) throw new Error(`${email}: ${response.status}`)
    return performance.now() - since
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2) known.push(await timeOf('customer-0@example.nl'))
    unknown.push(await timeOf('nobody@example.nl'))
    if (round % 2 === 0) known.push(await timeOf('customer-0@example.nl'))
  }
  const [one, other] = [medianOf(known), medianOf(unknown)]
  const apart = (Math.abs(one - other) / Math.max(one, other)) * 100
  console.log(
    `log-in, medians of ${rounds}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ${apart.toFixed(1)} % apart`,
  )
}
