import { rollReleases } from './rolling.ts'

/* Says how it went: `node tests/soak/run-rolling.ts [rolls] [requests a second] [where releases are kept]`. */
const [rolls = '20', perSecond = '100', keptIn] = process.argv.slice(2)
console.log(`Rolling from release to release ${rolls} times, under ${perSecond} requests a second`)
const since = performance.now()
const result = await rollReleases({ rolls: Number(rolls), perSecond: Number(perSecond), keptIn, say: console.log })
const { figures, failures, missing, lostCarts, complaints } = result
const seconds = Math.round((performance.now() - since) / 1000)
console.log(`${JSON.stringify(figures)} in ${seconds} s`)
console.log(`${failures.length} failed, ${missing.length} missing files, ${lostCarts.length} lost carts`)
// A machine that is too busy holds processes up for a second: told, because it explains what fails, and no fault.
const [held, other] = [complaints.filter(isOfMachine), complaints.filter((line) => !isOfMachine(line))]
if (held.length > 0) console.log(`Processes were held up ${held.length} times: this machine is too busy to say much.`)
const wrong = [...failures, ...missing, ...lostCarts, ...other]
for (const line of wrong.slice(0, 50)) console.log(`WRONG ${line}`)
const isReal = Number(figures['checkouts']) > 0 && Number(figures['ofOneOnly']) > 0
process.exit(isReal && wrong.length === 0 ? 0 : 1)

function isOfMachine(line: string): boolean {
  return line.includes('The event loop was blocked')
}
