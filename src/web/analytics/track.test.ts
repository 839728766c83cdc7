import { expect, test } from 'vitest'
import { createTracker, type TrackedEvent } from './track.ts'

test('[K9] earlier consent includes all events of the page; later consent only those after it', () => {
  for (const withEarly of [true, false]) {
    const { listen, track } = createTracker()
    const heard: TrackedEvent[] = []
    track('login')
    listen((news) => heard.push(news), { withEarly })
    track('pay', 'ideal')
    expect(heard).toEqual([...(withEarly ? [['login']] : []), ['pay', 'ideal']])
  }
})

test('[K9] without a listener the event buffer of a long-lived page stays small', () => {
  const { listen, track } = createTracker()
  for (let time = 0; time < 1000; time += 1) track('login')
  const heard: TrackedEvent[] = []
  listen((news) => heard.push(news), { withEarly: true })
  expect(heard).toHaveLength(20)
})
