import { soakPayments } from './payments.ts'

/* Kills shops at random moments while buyers buy: `node tests/soak/run-kills.ts [kills] [seed]`. */
const [wanted = '200', given] = process.argv.slice(2)
const kills = Number(wanted)
const paymentsPerKill = 5
const maxMs = 25 * 60_000
const seed = given === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(given)
console.log(`${kills} kills, seed ${seed}`)

const result = await soakPayments({
  payments: kills * paymentsPerKill,
  minKills: kills,
  maxMs,
  paymentsPerKill,
  seed,
  say: console.log,
})
const { paid, refunded, unpaid, problems, complaints } = result
const wrong = [...problems, ...complaints]
if (result.kills < kills) wrong.push(`only ${result.kills} kills within the time`)
for (const line of wrong.slice(0, 50)) console.log(`WRONG ${line}`)
const verdict = wrong.length === 0 ? 'nothing lost, nothing twice' : `MISSED: ${wrong.length} were wrong`
console.log(`kills: ${result.kills}; ${paid} orders paid, ${refunded} refunded, ${unpaid} unpaid; ${verdict}`)
process.exit(wrong.length === 0 ? 0 : 1)
