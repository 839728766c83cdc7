import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog, entryOf, logKinds, subjectOf, textOf } from './log.ts'
import { createOutage, createOutagesAfter } from './outages.ts'

test('[issue 20] every line has the same members: time, level, kind, message', () => {
  const written: string[] = []
  const log = createLog({ write: (line) => written.push(line), isTerminal: false })
  log('ALERT no connection to the database: connect ECONNREFUSED 10.0.0.5:5432')
  log('Gave up job 7 (send_mail) at attempt 20: no answer')
  log('GET /api/carts Error: oh\n    at here', { requestId: 'abc-12345' })
  log('Stek is open', { kind: 'start' })
  const entries = written.map((line) => JSON.parse(line) as object)
  expect(written.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(entries).toMatchObject([
    { level: 'alert', kind: 'database', message: 'no connection to the database: connect ECONNREFUSED 10.0.0.5:5432' },
    { level: 'alert', kind: 'job' },
    { level: 'error', kind: 'fault', requestId: 'abc-12345' },
    { level: 'info', kind: 'start' },
  ])
  for (const entry of entries)
    expect(Object.keys(entry).toSorted().join()).toMatch(/^kind,level,message,(requestId,)?time$/)
})

test('[issue 20] addresses of persons and passwords in URLs do not reach the log, on a terminal neither', () => {
  const line = 'ALERT mail: 550 <jan.jansen@post.example> unknown; smtps://shop:secret@mail.example refused'
  for (const isTerminal of [true, false]) {
    const written: string[] = []
    createLog({ write: (text) => written.push(text), isTerminal })(line)
    expect(written.join('')).not.toMatch(/jan|secret/)
    expect(written.join('')).toContain('550')
  }
  const error = Object.assign(new Error('duplicate key'), { detail: 'Key (name)=(Jansen) already exists.' })
  expect(textOf(error)).not.toContain('Jansen')
})

test('[issue 20] every alert of the sources has a kind, and a kind has a row in the handbook', () => {
  const handbook = readFileSync('docs/operations/monitoring.md', 'utf8')
  for (const kind of logKinds) expect(handbook).toContain(`| \`${kind}\``)
  const alerts = globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts', 'src/platform/telemetry/**'] }).flatMap(
    (file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/[`']ALERT ([^`'?]+)/g), ([, line = '']) =>
        line.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/ \$\{state.*/, ' failed: x'),
      ),
  )
  expect(alerts.length).toBeGreaterThan(20)
  const unknown = alerts.filter((line) => entryOf(`ALERT ${line}`).kind === 'other')
  // These hand on what another line says.
  expect(unknown.filter((line) => line !== 'x')).toEqual([])
})

const subjects = (...lines: string[]) => new Set(lines.map((line) => subjectOf(entryOf(line)))).size

test('[issue 20] what goes on is one matter, what happens to different orders is not', () => {
  expect(subjects('ALERT the event loop stood still for 1200 ms', 'ALERT the event loop stood still for 3400 ms')).toBe(
    1,
  )
  expect(subjects('ALERT delivery failed: order 1, item a', 'ALERT delivery failed: order 2, item a')).toBe(2)
})

test('[issue 20] an outage is told once when it begins and once when it ends', () => {
  const lines: string[] = []
  const outage = createOutage((line) => lines.push(line), { began: (why) => `away: ${why}`, over: () => 'back' })
  outage.over()
  for (const why of ['a', 'b', 'a']) outage.began(why)
  outage.over()
  outage.over()
  outage.began('c')
  expect(lines).toEqual(['away: a', 'back', 'away: c'])
})

test('[issue 20] one thing that fails again and again is no outage of its kind', () => {
  const lines: string[] = []
  const outages = createOutagesAfter(3, (line) => lines.push(line), {
    began: (name, why) => `${name} away: ${why}`,
    over: (name) => `${name} back`,
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
