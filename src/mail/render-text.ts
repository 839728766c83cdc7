import { footerLines } from '#mail/footer-lines.ts'
import type { Block, MailDocument } from '#mail/mail-document.ts'
import type { MailLinks } from '#mail/mail-links.ts'
import { textsIn } from '#mail/texts/texts-in.ts'

const width = 72

/** The mail for whoever reads plain text: the same words, with the links written out. */
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
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}

/** Broken between words; a word that is longer than a line has one to itself. */
function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
