export interface Bar {
  readonly name: string
  readonly before: number | undefined
  readonly now: number | undefined
}

const size = { width: 860, name: 380, row: 34, top: 64, bottom: 30, right: 60 }
const colours = { before: '#b0b7b3', now: '#1f6f43', short: '#c2571a' }
/** What is longer is cut off; its figure stands beside it. */
const maxShown = 2

/** Horizontal bars as SVG, two for each name; the line at 1 is what they are measured by. */
export function barsOf(title: string, bars: readonly Bar[]): string {
  const height = size.top + bars.length * size.row + size.bottom
  const inner = size.width - size.name - size.right
  const length = (value: number) => (Math.min(value, maxShown) / maxShown) * inner
  const bar = (value: number | undefined, y: number, colour: string) =>
    value === undefined || !Number.isFinite(value)
      ? []
      : [
          `<rect x="${size.name}" y="${y}" width="${length(value).toFixed(1)}" height="11" fill="${colour}"/>`,
          `<text x="${(size.name + length(value) + 5).toFixed(1)}" y="${y + 9}" font-size="10">${value.toFixed(2)}</text>`,
        ]
  const drawn = bars.flatMap(({ name, before, now }, index) => {
    const y = size.top + index * size.row
    return [
      `<text x="${size.name - 8}" y="${y + 16}" text-anchor="end">${escaped(name)}</text>`,
      ...bar(before, y, colours.before),
      ...bar(now, y + 12, (now ?? 0) < 1 ? colours.short : colours.now),
    ]
  })
  const one = size.name + length(1)
  const names = [
    [colours.before, 'before'],
    [colours.now, 'now, 1 or more'],
    [colours.short, 'now, less than 1'],
  ].flatMap(([colour, name], index) => [
    `<rect x="${size.name + index * 130}" y="36" width="10" height="10" fill="${colour}"/>`,
    `<text x="${size.name + index * 130 + 14}" y="45" font-size="11">${name}</text>`,
  ])
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}" font-family="DejaVu Sans, sans-serif" font-size="12">`,
    `<rect width="${size.width}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="22" font-size="14" font-weight="bold">${escaped(title)}</text>`,
    ...names,
    ...drawn,
    `<line x1="${one}" x2="${one}" y1="${size.top - 8}" y2="${height - size.bottom + 4}" stroke="#333" stroke-dasharray="4 3"/>`,
    `<text x="${one}" y="${height - 10}" text-anchor="middle" font-size="11">1</text>`,
    '</svg>',
  ]
  return `${lines.join('\n')}\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
