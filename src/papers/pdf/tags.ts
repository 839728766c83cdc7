import type { Pdf } from '#papers/pdf/pen.ts'

/** The tree that a screen reader walks: what is written in it is read in the order in which it is added. */
export interface Tags {
  /** `alt`: what a drawing shows. */
  add(tag: 'H1' | 'P' | 'TH' | 'TD' | 'Figure', write: () => void, alt?: string): void
  within(tag: 'Sect' | 'Table' | 'TR', fill: (inside: Tags) => void): void
}

export function writeTagged(pdf: Pdf, fill: (tags: Tags) => void): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  fill(tagsIn(pdf, root))
  root.end()
}

function tagsIn(pdf: Pdf, parent: PDFKit.PDFStructureElement): Tags {
  return {
    add(tag, write, alt) {
      parent.add(pdf.struct(tag, alt === undefined ? {} : { alt }, write))
    },
    within(tag, fill) {
      const element = pdf.struct(tag)
      parent.add(element)
      fill(tagsIn(pdf, element))
      element.end()
    },
  }
}

/** Lines, colours, and what comes back on every page: nobody wants that read out. */
export function writeUntagged(pdf: Pdf, write: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  write()
  pdf.endMarkedContent()
}
