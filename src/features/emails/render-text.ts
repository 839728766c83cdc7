import { footerLines } from './footer-lines.ts'
import type { Block, MailDocument, OrderedLine, Sum } from './mail-document.ts'
import type { MailLinks } from './mail-links.ts'
import { textsIn } from '#features/emails/texts/texts-in.ts'

const width = 72

/** The plain text part: the same texts, with the URLs written out. */
export function renderText(mail: MailDocument, links: MailLinks): string {
  const { footer } = textsIn[mail.language]
  const parts = [
    `${wrapped(mail.heading)}\n${'='.repeat(Math.min(mail.heading.length, width))}`,
    wrapped(mail.greeting),
    ...mail.blocks.map(textOf),
    '-- ',
    wrapped(mail.reason),
    `${footer.help}:\n${links.to('helpdesk')}`,
    `${footer.privacy}:\n${links.to('privacy')}`,
    footerLines(mail.language).join('\n'),
  ]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'smallPrint':
      return wrapped(block.text)
    case 'note':
      return wrapped(`! ${block.text}`)
    case 'button':
      return `${wrapped(block.label)}:\n${block.href}`
    case 'link':
      return `${wrapped(`${block.text} ${block.label}`)}:\n${block.href}`
    case 'facts':
      return block.facts.map(({ label, value }) => wrapped(`${label}: ${value}`)).join('\n')
    case 'title':
      return `${wrapped(block.text)}\n${'-'.repeat(Math.min(block.text.length, width))}`
    case 'order':
      return [block.caption.padStart(width), ...block.lines.map(orderedLineOf), block.sums.map(sumOf).join('\n')].join(
        '\n\n',
      )
    case 'quote':
      return block.lines.map(indented).join('\n')
  }
}

function orderedLineOf({ title, details, amount }: OrderedLine): string {
  return [apart(title, amount), ...details.map(indented)].join('\n')
}

function sumOf({ label, value, isTotal }: Sum): string {
  return isTotal ? `${'-'.repeat(width)}\n${apart(label, value)}` : apart(label, value)
}

/** Text on the left, amount on the right; on two lines when they do not fit. */
function apart(left: string, right: string): string {
  const room = width - left.length - right.length
  return room > 0 ? `${left}${' '.repeat(room)}${right}` : `${wrapped(left)}\n${right.padStart(width)}`
}

function indented(text: string): string {
  return wrapped(text, width - 2).replaceAll(/^/gm, '  ')
}

/** Wraps between words; a longer word gets a line to itself. */
function wrapped(text: string, room = width): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= room) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
