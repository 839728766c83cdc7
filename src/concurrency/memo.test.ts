import { expect, test } from 'vitest'
import { createMinuteMemo } from './memo.ts'

function counted(answers: (key: string) => Promise<string>, most?: number) {
  const asked: string[] = []
  let time = 0
  const ask = createMinuteMemo(
    (key) => {
      asked.push(key)
      return answers(key)
    },
    { now: () => time, ...(most && { most }) },
  )
  return { ask, asked, pass: (ms: number) => void (time += ms) }
}

test('B149 the same is asked once a minute, also when many ask at once', async () => {
  const { ask, asked, pass } = counted(async (key) => `${key}!`)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a!', 'a!', 'b!'])
  pass(59_999)
  await ask('a')
  expect(asked).toEqual(['a', 'b'])
  pass(1)
  await ask('a')
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('when there was no answer it is asked again', async () => {
  let isAway = true
  const { ask, asked } = counted(async () => {
    if (isAway) throw new Error('away')
    return 'here'
  })
  await expect(ask('a')).rejects.toThrow('away')
  isAway = false
  expect(await ask('a')).toBe('here')
  expect(asked).toEqual(['a', 'a'])
})

test('what is remembered is bounded', async () => {
  const { ask, asked } = counted(async (key) => key, 3)
  for (const key of ['a', 'b', 'c', 'd']) await ask(key)
  await ask('d')
  await ask('a')
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'a'])
})
