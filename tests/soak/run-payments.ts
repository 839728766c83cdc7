import { soakPayments } from './payments.ts'

/* Says how it went: `node tests/soak/run-payments.ts 10000 [seed]`. */
const [count = '10000', given] = process.argv.slice(2)
const seed = given === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(given)
console.log(`Payment soak: ${count} payments, seed ${seed}`)

const since = performance.now()
const result = await soakPayments({ payments: Number(count), seed, say: console.log })
const { paid, refunded, unpaid, kills, restarts, problems, complaints } = result
const seconds = Math.round((performance.now() - since) / 1000)
console.log(`${paid} paid, ${refunded} refunded, ${unpaid} unpaid; ${kills} kills, ${restarts} restarts; ${seconds} s`)
for (const line of [...problems, ...complaints]) console.log(`WRONG ${line}`)
process.exit(problems.length + complaints.length === 0 ? 0 : 1)
