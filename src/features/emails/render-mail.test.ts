import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { locales } from '#core/locale/locale.ts'
import { composeMail, renderMail } from './render-mail.tsx'
import { palette } from '#features/emails/html/mail-styles.ts'
import { sampleMails } from '#tests/builders/sample-mails.ts'
import type { Block } from './mail-document.ts'
import type { WrittenMail } from './mail-data.ts'
import { brand } from '#site/brand.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const token = 'T0k3n-_abcdefghijklmnopqrstuvwxyz0123456789A'
const parts = { origin: 'https://shop.example', token, confirmation: { token, code: '482913' } }

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  if ('tagName' in node && ['style', 'title'].includes(node.tagName)) return ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : ''
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value

const cases = locales.flatMap((language) =>
  Object.entries(sampleMails('Sanne', 'DE123456789', language)).map(([name, content]) => ({ name, language, content })),
)

describe.each(cases)('$name in $language', ({ language, content }) => {
  const { subject, html, text } = renderMail({ ...content, language }, parts)
  const document = composeMail(content, language, parts)
  const tree = parse(html)
  const elements = [...elementsOf(tree)]

  test('says everything, and nothing that was left out', () => {
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|\{\w*\}|\{\{/)
      expect(part.trim()).not.toBe('')
    }
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.length).toBeLessThanOrEqual(70)
  })

  test('is marked as its language everywhere', () => {
    const marked = elements.map((element) => attribute(element, 'lang')).filter((lang) => lang !== undefined)
    expect(marked).toEqual([language, language])
  })

  test('has one heading, one step forward at most, and a title', () => {
    expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1)
    expect(elements.filter((element) => attribute(element, 'class') === 'button').length).toBeLessThanOrEqual(1)
    expect(elements.find(({ tagName }) => tagName === 'title')?.childNodes).toHaveLength(1)
  })

  test('B232 fetches nothing and runs nothing', () => {
    const fetching = ['img', 'script', 'link', 'iframe', 'object', 'embed', 'video', 'audio', 'form', 'base']
    expect(elements.filter(({ tagName }) => fetching.includes(tagName))).toEqual([])
    expect(html).not.toMatch(/url\(|@import|src=|background=/i)
    expect(elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([])
  })

  test('B167 every link is absolute and leads to the shop', () => {
    const hrefs = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href') ?? '')
    expect(hrefs.length).toBeGreaterThan(2)
    for (const href of hrefs) expect(new URL(href).origin).toBe(parts.origin)
  })

  test('the text says what the HTML says: every word, link and fact', () => {
    const hrefs = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href') ?? '')
    const home = new URL(language === 'de' ? '/de' : '/', parts.origin).href
    for (const href of hrefs.filter((each) => each !== home)) expect(text).toContain(`\n${href}\n`)
    const seen = tidy(textOf(tree))
    const read = tidy(text)
    for (const block of document.blocks) {
      for (const word of wordsOf(block)) {
        expect(seen).toContain(tidy(word))
        expect(read).toContain(tidy(word))
      }
    }
    for (const part of [document.heading, document.greeting, document.reason, ...company]) {
      expect(seen).toContain(tidy(part))
      expect(read).toContain(tidy(part))
    }
  })

  test('lines of the text are short enough for any terminal', () => {
    const long = text.split('\n').filter((line) => line.length > 72 && !line.startsWith('https://'))
    expect(long).toEqual([])
  })
})

const company = [brand.legalName, brand.address.street, brand.chamberOfCommerceNumber, brand.vatNumber]

function wordsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value])
    case 'order':
      return [
        block.caption,
        ...block.lines.flatMap(({ title, details, amount }) => [title, ...details, amount]),
        ...block.sums.flatMap(({ label, value }) => [label, value]),
      ]
    case 'quote':
      return block.lines
    case 'button':
      return [block.label]
    case 'link':
      return [block.text, block.label]
    case 'paragraph':
    case 'title':
    case 'note':
    case 'smallPrint':
      return [block.text]
  }
}

describe.each(locales)('in %s', (language) => {
  test('B232 B233 a hostile name is text', () => {
    const hostile = `<b>"&'{{7*7}}{x}`
    const { html, text, subject } = renderMail({ ...sample('verifyEmail', hostile), language }, parts)
    expect(text).toContain(hostile)
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;b&gt;&quot;&amp;&#x27;{{7*7}}{x}')
    expect(tidy(textOf(parse(html)))).toContain(hostile)
    expect(subject).not.toContain(hostile)
  })

  test('B232 a hostile VAT number is text', () => {
    const content = sampleMails('Sanne', `<img src=x onerror="alert(1)">`)['vatNumberInvalid']
    if (!content) throw new Error('There is no such sample')
    const { html, text } = renderMail({ ...content, language }, parts)
    expect([...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'img')).toEqual([])
    expect(text).toContain('<img src=x onerror="alert(1)">')
  })

  test.each(['Win op evil.example', 'https://evil.example', 'mail x@evil.example', 'x'.repeat(51), ' \n ', 'www evil'])(
    'a name that advertises is left out: %s',
    (firstName) => {
      const { text, html } = renderMail({ ...sample('verifyEmail', firstName), language }, parts)
      expect(text + html).not.toMatch(/evil|xxxxx/)
      expect(text).toContain(composeMail(sample('verifyEmail', ''), language, parts).greeting)
    },
  )

  test('a name with a line break is one line', () => {
    const { text } = renderMail({ ...sample('verifyEmail', 'Sanne\n\nBcc: all'), language }, parts)
    expect(text).not.toMatch(/^Bcc/m)
  })

  test('the token is behind the # of one link, once in each form', () => {
    for (const name of ['verifyEmail', 'accountExists', 'resetPassword', 'partnerApplied', 'partnerLink']) {
      const { html, text } = renderMail({ ...sample(name), language }, parts)
      expect(html.split(token)).toHaveLength(2)
      expect(text.split(token)).toHaveLength(2)
      expect(text).toContain(`#token=${token}\n`)
    }
    // The token is also displayed, because a browser without script cannot read the fragment.
    for (const name of ['withdrawalToConfirm', 'invoiceLink']) {
      const { html, text } = renderMail({ ...sample(name), language }, parts)
      expect([html.split(token).length, text.split(token).length]).toEqual([3, 3])
      expect(text).toContain(`#token=${token}\n`)
    }
  })
})

function sample(name: string, firstName?: string): WrittenMail {
  const content = sampleMails(firstName)[name]
  if (!content) throw new Error(`There is no sample ${name}`)
  return content
}

test('the confirmation says where a name without a package leads', () => {
  const { text } = renderMail({ ...sample('orderOfNothing'), language: 'nl' }, parts)
  expect(tidy(text)).toContain('Stuurt door naar https://hek.nl/')
})

test('a German mail leads to German pages, an English one to the Dutch ones', () => {
  const pages = { nl: '/e-mail-bevestigen', de: '/de/e-mail-bestatigen', en: '/e-mail-bevestigen' }
  for (const language of locales) {
    const { text } = renderMail({ ...sample('verifyEmail'), language }, parts)
    expect(text).toContain(`\nhttps://shop.example${pages[language]}#token=`)
  }
})

test.each(['accountExists', 'vatNumberInvalid'])('%s leads a customer to the log-in', (name) => {
  const { text } = renderMail({ ...sample(name), language: 'de' }, parts)
  expect(text).toContain('\nhttps://shop.example/de/order/account#login\n')
})

test('a link without its token is a mistake, not a mail', () => {
  expect(() => renderMail({ ...sample('resetPassword'), language: 'nl' }, { ...parts, token: null })).toThrow(/token/)
})

test('the colours are those of the design', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')
  for (const [name, value] of Object.entries(palette)) expect(tokens).toContain(`--${name}: ${value};`)
})

test('a day somebody wants to end on is written out, and the provider reads which language to answer in', () => {
  const samples = sampleMails()
  const textIn = (name: string, language: 'nl' | 'de' | 'en') => {
    const content = samples[name]
    if (!content) throw new Error(name)
    return renderMail({ ...content, language }, parts).text.replaceAll('\u00a0', ' ')
  }
  expect(textIn('cancellationToConfirm', 'nl')).toContain('14 november 2027')
  expect(textIn('cancellationToConfirm', 'de')).toContain('14. November 2027')
  expect(textIn('cancellationNotice', 'nl')).toMatch(/Taal:?\s+Duits/)
})

test.each([
  ['nl', /Daarna [^]* per jaar/, 'beloven we je tot en met de eerste verlenging'],
  ['de', /Danach [^]* pro Jahr/, 'sagen wir Ihnen bis einschließlich der ersten Verlängerung zu'],
] as const)('the confirmation (%s) promises the renewal price of each line', (language, price, promise) => {
  const content = Object.values(sampleMails('Sanne', 'DE123456789', language)).find(
    (mail) => mail.template === 'orderConfirmed',
  )
  if (content === undefined) throw new Error('no sample')
  const { blocks } = composeMail(content, language, parts)
  const { lines } = blocks.find((block) => block.kind === 'order') ?? { lines: [] }
  content.data.snapshot.lines.forEach(({ renewal }, index) => {
    const told = lines[index]?.details.some((detail) => price.test(detail)) ?? false
    expect(told).toBe(renewal !== null && renewal > 0)
  })
  expect(tidy(renderMail({ ...content, language }, parts).text)).toContain(promise)
})
