import { expect, test } from 'vitest'
import { typedFactsIn, typedTexts } from '#tests/facts/typed-facts.ts'
test('x', () => {
  const all = typedTexts().flatMap(typedFactsIn)
  for (const f of all)
    console.log(
      `${f.file}:${f.line} [${f.text.slice(f.from, f.to)}] ${f.text.slice(Math.max(0, f.from - 40), f.to + 30)}`,
    )
  expect(all.length).toBe(0)
})
