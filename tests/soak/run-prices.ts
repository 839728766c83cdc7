import { crossMidnight } from '#tests/soak/prices.ts'

/* Says how it went: `node tests/soak/run-prices.ts [answers] [a second]`. Build the site first. */
const [answers = '100000', perSecond = '600'] = process.argv.slice(2)
console.log(`Crossing midnight with three processes, ${perSecond} answers a second`)
const result = await crossMidnight({ answers: Number(answers), perSecond: Number(perSecond), say: console.log })
const { disagreements, complaints, ...figures } = result
console.log(JSON.stringify(figures, null, 2))
console.log(`${disagreements.length} disagreements`)
const wrong = [...disagreements, ...complaints]
for (const line of wrong.slice(0, 30)) console.log(`WRONG ${line}`)
const isReal = Object.values(figures.prices).every((count) => count >= 2)
process.exit(isReal && wrong.length === 0 ? 0 : 1)
