import type { Block } from '#mail/mail-document.ts'
import type { Template } from '#mail/templates/template.ts'

/** A Dutch customer pays Dutch VAT, number or not; one from elsewhere in the Union has it reverse-charged. */
const isDutch = (vatNumber: string) => vatNumber.startsWith('NL')

export const vatNumberChecked: Template<'vatNumberChecked'> = ({ vatNumber, state }, { texts, links }) => {
  const t = texts.vatNumberChecked
  const { subject, preheader, heading, what, result } = t[state]
  const facts: Block = {
    kind: 'facts',
    facts: [
      { label: t.vatNumber, value: vatNumber },
      { label: t.result, value: result },
    ],
  }
  const rest: readonly Block[] =
    state === 'valid'
      ? [{ kind: 'paragraph', text: isDutch(vatNumber) ? t.valid.dutch : t.valid.reverseCharge }]
      : [
          { kind: 'note', tone: 'info', text: isDutch(vatNumber) ? t.invalid.dutch : t.invalid.consequence },
          { kind: 'paragraph', text: t.invalid.remedy },
          { kind: 'button', label: t.invalid.button, href: links.to('orderAccount') },
        ]
  return {
    subject,
    preheader,
    heading,
    blocks: [{ kind: 'paragraph', text: what }, facts, ...rest, { kind: 'smallPrint', text: t.register }],
  }
}
