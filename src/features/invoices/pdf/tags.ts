import type { Pdf } from './pen.ts'

/** The structure tree of the PDF: a screen reader reads the content in the order in which it was added. */
export interface Tags {
  /** `alt`: text alternative of a figure. */
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

/** Marks rules, backgrounds and repeated page content as artifacts, which screen readers skip. */
export function writeUntagged(pdf: Pdf, write: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  write()
  pdf.endMarkedContent()
}
