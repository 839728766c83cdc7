/** What a step is about: elements by selector, and by the name that assistive technology reads. */
export interface Target {
  readonly css: string
  /** A text is the whole name. */
  readonly name?: string | RegExp
  readonly within?: Target
  /** Which of several. */
  readonly index?: number
}

type Within = string | Target | undefined

const targetOf = (css: string, name: string | RegExp | undefined, within: Within): Target => ({
  css,
  ...(name !== undefined && { name }),
  ...(within !== undefined && { within: typeof within === 'string' ? { css: within } : within }),
})

/** Names go on after their first words: with `optional`, with a price, with what a button says while it is busy. */
const begins = (name: string | RegExp) => (typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}`) : name)
const contains = (name: string | RegExp) => (typeof name === 'string' ? new RegExp(RegExp.escape(name)) : name)

export const any = (css: string, name?: string | RegExp, within?: Within): Target => targetOf(css, name, within)
export const button = (name: string | RegExp, within?: Within): Target =>
  targetOf('button, summary', begins(name), within)
export const link = (name: string | RegExp, within?: Within): Target => targetOf('a[href]', begins(name), within)
export const field = (name: string | RegExp, within?: Within): Target =>
  targetOf('input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select', begins(name), within)
export const box = (name: string | RegExp, within?: Within): Target =>
  targetOf('input[type=radio], input[type=checkbox]', contains(name), within)
export const heading = (name: string | RegExp, within?: Within): Target =>
  targetOf('h1, h2, h3, h4, legend', name, within)

/** A target as JSON can hold it. */
export type SentTarget = Omit<Target, 'name' | 'within'> & {
  readonly name?: { readonly text: string } | { readonly source: string; readonly flags: string }
  readonly within?: SentTarget
}

export const sent = ({ css, name, within, index }: Target): SentTarget => ({
  css,
  ...(index !== undefined && { index }),
  ...(within && { within: sent(within) }),
  ...(name !== undefined && {
    name: typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags },
  }),
})

export const described = ({ css, name, within }: Target): string =>
  `${css}${name === undefined ? '' : ` "${String(name)}"`}${within ? ` in ${described(within)}` : ''}`
