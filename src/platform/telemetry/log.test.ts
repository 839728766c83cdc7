import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog, entryOf, jsonOf, logKinds, subjectOf, terminalTextOf, textOf } from './log.ts'
import { createOutage, createOutagesAfter } from './outages.ts'

test('every line has time, level, kind and message, then its fields', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line), isTerminal: false })
  log.alert('database', 'The database cannot be reached.', { reason: 'connect ECONNREFUSED 10.0.0.5:5432' })
  log.error('fault', 'A call failed.', { requestId: 'abc-12345', error: 'Error: oh\n    at here', status: undefined })
  log.warn('files', 'A file is old.')
  log.info('start', 'The shop is open')
  const entries = lines.map((line) => JSON.parse(line) as object)
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(entries.map((entry) => Object.keys(entry).join())).toEqual([
    'time,level,kind,message,reason',
    'time,level,kind,message,requestId,error',
    'time,level,kind,message',
    'time,level,kind,message',
  ])
  expect(entries).toMatchObject([
    { level: 'alert', kind: 'database', reason: 'connect ECONNREFUSED 10.0.0.5:5432' },
    { level: 'error', kind: 'fault', requestId: 'abc-12345' },
    { level: 'warn', kind: 'files' },
    { level: 'info', kind: 'start' },
  ])
})

test('words of a message and fields cannot change level and kind', () => {
  const fields = { level: 'info', kind: 'start', time: 'never', message: 'other' }
  const entry = entryOf('alert', 'payment', 'Everything works again: start', fields)
  expect(JSON.parse(jsonOf(entry))).toMatchObject({ level: 'alert', kind: 'payment', message: entry.message })
  expect(entryOf('info', 'jobs', 'The jobs that failed cannot fail: Error').level).toBe('info')
})

test('personal addresses and passwords in URLs are removed from the log, also on a terminal', () => {
  const text = '550 <jan.jansen@post.example> unknown; smtps://shop:secret@mail.example refused'
  for (const isTerminal of [true, false]) {
    const lines: string[] = []
    createLog({ write: (line) => lines.push(line), isTerminal }).alert('jobs', text, { reason: text })
    expect(lines.join('')).not.toMatch(/jan|secret/)
    expect(lines.join('').match(/550/g)).toHaveLength(2)
  }
  const error = Object.assign(new Error('duplicate key'), { detail: 'Key (name)=(Jansen) already exists.' })
  expect(textOf(error)).not.toContain('Jansen')
})

test('a terminal shows the message with its fields and marks alerts', () => {
  expect(terminalTextOf(entryOf('alert', 'delivery', 'A delivery failed.', { orderNumber: '1', itemId: 'a' }))).toBe(
    'ALERT A delivery failed. (orderNumber: 1, itemId: a)',
  )
  expect(terminalTextOf(entryOf('info', 'start', '\n  The shop is open\n'))).toBe('\n  The shop is open\n')
})

test('the handbook documents every kind', () => {
  const handbook = readFileSync('docs/operations/monitoring.md', 'utf8')
  for (const kind of logKinds) expect(handbook).toContain(`| \`${kind}\``)
})

const subjects = (...entries: Parameters<typeof entryOf>[]) =>
  new Set(entries.map((entry) => subjectOf(entryOf(...entry)))).size

test('alerts of an ongoing problem are one subject, alerts of different orders are not', () => {
  const blocked = 'The event loop was blocked.'
  expect(subjects(['alert', 'event_loop', blocked, { ms: 1200 }], ['alert', 'event_loop', blocked, { ms: 3400 }])).toBe(
    1,
  )
  const failed = 'A delivery failed.'
  expect(
    subjects(['alert', 'delivery', failed, { orderNumber: '1' }], ['alert', 'delivery', failed, { orderNumber: '2' }]),
  ).toBe(2)
})

test('an outage is reported once when it begins and once when it ends', () => {
  const lines: string[] = []
  const outage = createOutage({ began: (why) => lines.push(`away: ${why}`), over: () => lines.push('back') })
  outage.over()
  for (const why of ['a', 'b', 'a']) outage.began(why)
  outage.over()
  outage.over()
  outage.began('c')
  expect(lines).toEqual(['away: a', 'back', 'away: c'])
})

test('an outage with causes is reported again for every new cause', () => {
  const lines: string[] = []
  const outage = createOutage({
    began: (why) => lines.push(why),
    over: () => lines.push('back'),
    causeOf: (why) => why.slice(0, 1),
  })
  for (const why of ['a1', 'a2', 'b1', 'a3']) outage.began(why)
  outage.over()
  expect(lines).toEqual(['a1', 'b1', 'a3', 'back'])
})

test('one subject that fails repeatedly does not count as an outage', () => {
  const lines: string[] = []
  const outages = createOutagesAfter(3, {
    began: (name, why) => lines.push(`${name} away: ${why}`),
    over: (name) => lines.push(`${name} back`),
  })
  for (let time = 0; time < 9; time += 1) outages.failed('mail', 'the same', 'refused')
  outages.failed('mail', 'another', 'refused')
  outages.worked('mail')
  expect(lines).toEqual([])
  for (const subject of ['a', 'b', 'c', 'd']) outages.failed('mail', subject, 'refused')
  outages.worked('other')
  outages.worked('mail')
  outages.worked('mail')
  expect(lines).toEqual(['mail away: refused', 'mail back'])
})
