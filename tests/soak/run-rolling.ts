import { rollReleases } from '#tests/soak/rolling.ts'

/* Says how it went: `node tests/soak/run-rolling.ts [rolls] [requests a second] [where releases are kept]`. */
const [rolls = '20', perSecond = '100', keptIn] = process.argv.slice(2)
console.log(`Rolling from release to release ${rolls} times, under ${perSecond} requests a second`)
const since = performance.now()
const result = await rollReleases({ rolls: Number(rolls), perSecond: Number(perSecond), keptIn, say: console.log })
const { figures, failures, missing, lostCarts, complaints } = result
const seconds = Math.round((performance.now() - since) / 1000)
console.log(`${JSON.stringify(figures)} in ${seconds} s`)
console.log(`${failures.length} failed, ${missing.length} missing files, ${lostCarts.length} lost carts`)
const wrong = [...failures, ...missing, ...lostCarts]
for (const line of [...wrong, ...complaints].slice(0, 50)) console.log(`WRONG ${line}`)
const isReal = Number(figures['checkouts']) > 0 && Number(figures['ofOneOnly']) > 0
process.exit(isReal && wrong.length + complaints.length === 0 ? 0 : 1)
