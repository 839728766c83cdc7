import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Theme = 'light' | 'dark'
type Tokens = ReadonlyMap<string, string>

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')

/** Colour tokens of the page, overridden by those of the given scopes. */
function tokensIn(...scopes: readonly string[]): Tokens {
  const tokens = new Map<string, string>()
  for (const scope of [':root', ...scopes]) {
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!selectors.split(',').some((selector) => selector.trim() === scope)) continue
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim())
    }
  }
  return tokens
}

function colourOf(name: string, tokens: Tokens, theme: Theme): string {
  const value = name.startsWith('--') ? (tokens.get(name) ?? `${name} is missing`) : name
  const [, light, dark] = /^light-dark\((.+?), ((?:var\()?[^()]+\)?)\)$/.exec(value) ?? []
  const chosen = (theme === 'light' ? light : dark) ?? value
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(chosen) ?? []
  return reference ? colourOf(reference, tokens, theme) : chosen
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) throw new Error(`${hex} is no plain colour`)
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : digits.match(/../g)
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: string, back: string): number {
  const [frontLuminance, backLuminance] = [luminance(front), luminance(back)]
  return (Math.max(frontLuminance, backLuminance) + 0.05) / (Math.min(frontLuminance, backLuminance) + 0.05)
}

interface Surface {
  readonly scopes: readonly string[]
  readonly backs: readonly string[]
  readonly texts: readonly string[]
}

const texts = ['--text', '--text-2', '--link', '--success', '--error']

const surfaces: Readonly<Record<string, Surface>> = {
  page: { scopes: [], backs: ['--bg', '--bg-soft'], texts },
  field: { scopes: [], backs: ['--field-bg'], texts: ['--text', '--placeholder', '--error', '--success'] },
  selected: { scopes: [], backs: ['--selected'], texts: ['--text', '--text-2', '--link'] },
  wall: { scopes: ['.panel'], backs: ['--wall'], texts: ['--text', '--link'] },
  search: { scopes: ['.search'], backs: ['--field-bg'], texts: ['--text', '--placeholder'] },
  band: {
    scopes: ['.on-dark'],
    backs: ['--band'],
    texts: ['--text', '--text-2', '--link', '--success', '--moss', '--butter'],
  },
  butter: { scopes: ['.bg-butter'], backs: ['--butter'], texts: ['--text', '--text-2', '--link'] },
  label: { scopes: ['.tag'], backs: ['--label'], texts: ['--text', '--text-2'] },
  tiles: {
    scopes: [],
    backs: ['--sprout', '--dew', '--blush', '--straw', '--water'],
    texts: ['--forest'],
  },
  error: { scopes: [], backs: ['--error-bg'], texts: ['--error'] },
  info: { scopes: [], backs: ['--info-bg'], texts: ['--text'] },
  action: { scopes: [], backs: ['--action', '--action-hover'], texts: ['--on-action'] },
  'action on a band': { scopes: ['.on-dark'], backs: ['--action', '--action-hover'], texts: ['--on-action'] },
  solid: { scopes: [], backs: ['--solid', '--solid-hover'], texts: ['--on-solid'] },
  'solid on butter': { scopes: ['.partner'], backs: ['--solid', '--solid-hover'], texts: ['--on-solid'] },
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(Object.entries(surfaces))(
    'text on %s has a contrast of at least 4.5',
    (_, { scopes, backs, texts: fronts }) => {
      const tokens = tokensIn(...scopes)
      const ratios = backs.flatMap((back) =>
        fronts.map((front) => ({
          pair: `${front} on ${back}`,
          ratio: contrast(colourOf(front, tokens, theme), colourOf(back, tokens, theme)),
        })),
      )
      expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    },
  )

  test.each([
    ['--field', '--bg', []],
    ['--field', '--field-bg', []],
    ['--frame', '--field-bg', []],
    ['--focus', '--bg', []],
    ['--focus', '--bg-soft', []],
    ['--focus', '--wall', ['.panel']],
    ['--focus', '--band', ['.on-dark']],
    ['--focus', '--butter', ['.bg-butter']],
    ['--focus', '--label', ['.tag']],
    ['--field', '--band', ['.on-dark']],
    ['--sill', '--bg', []],
  ] as const)('%s on %s has a contrast of at least 3', (front, back, scopes) => {
    const tokens = tokensIn(...scopes)
    expect(contrast(colourOf(front, tokens, theme), colourOf(back, tokens, theme))).toBeGreaterThanOrEqual(3)
  })
})
