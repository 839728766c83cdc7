import { createDatabase, startTestCluster } from '#tests/builders/cluster.ts'
import { openWholeShop } from '#tests/builders/whole-shop.ts'
import { fuzzShop } from './fuzz-shop.ts'

/* Says how it went: `node tests/fuzz/run-fuzz.ts 1000000 [seed]`. A seed that found something goes into seeds.json. */
const [count = '1000000', given] = process.argv.slice(2)
const seed = given === undefined ? Math.floor(Math.random() * 2 ** 30) : Number(given)
console.log(`Fuzzing the API: ${count} requests, seed ${seed}`)

const since = performance.now()
const cluster = await startTestCluster()
const shop = await openWholeShop(await createDatabase(cluster.superuser), { LIMITS: 'off' })
const { requests, statuses, neverSucceeded, findings } = await fuzzShop(shop, {
  requests: Number(count),
  seed,
  say: console.log,
})
const seconds = Math.round((performance.now() - since) / 1000)
const answered = [...statuses].map(([status, times]) => `${status}: ${times}`).toSorted()
const cpu = process.cpuUsage()
const cpuSeconds = Math.round((cpu.user + cpu.system) / 1e6)
console.log(
  `${requests} requests in ${seconds} s (${cpuSeconds} s of processor time); ${answered.join(', ')}; ${findings.length} findings`,
)
console.log(`Without a success: ${neverSucceeded.join(', ') || 'none'}`)
await shop[Symbol.asyncDispose]()
await cluster.stop()
process.exit(findings.length === 0 ? 0 : 1)
