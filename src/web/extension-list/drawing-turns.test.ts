import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawInTurn } from '#web/extension-list/drawing-turns.ts'

let frames: (() => void)[] = []
const nextFrame = () => frames.splice(0).forEach((frame) => frame())

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  while (frames.length > 0) nextFrame()
  vi.unstubAllGlobals()
})

/** Something that takes so many turns, and writes each down. */
function wish(name: string, distance: number, turns: number, drawn: string[]) {
  let left = turns
  return { distance, draw: () => (drawn.push(name), (left -= 1) > 0) }
}

test('one wish a frame, the nearest until it is whole, then the next', () => {
  const drawn: string[] = []
  drawInTurn(wish('far', 900, 2, drawn))
  drawInTurn(wish('near', 0, 2, drawn))
  drawInTurn(wish('gone', Infinity, 1, drawn))
  for (let frame = 1; frame <= 5; frame += 1) {
    nextFrame()
    expect(drawn).toHaveLength(frame)
  }
  expect(drawn).toEqual(['near', 'near', 'far', 'far', 'gone'])
  expect(frames).toHaveLength(0)
})

test('what is taken back is not drawn', () => {
  const drawn: string[] = []
  const takeBack = drawInTurn(wish('one', 0, 3, drawn))
  drawInTurn(wish('other', 5, 1, drawn))
  nextFrame()
  takeBack()
  nextFrame()
  expect(drawn).toEqual(['one', 'other'])
})
