export interface Plot {
  readonly title: string
  readonly lines: readonly {
    readonly name: string
    readonly points: readonly (readonly [at: number, value: number])[]
  }[]
}

const width = 400
const height = 190
const columns = 3
const margin = { left: 48, right: 14, top: 30, bottom: 46 }
const colours = ['#1f6f43', '#c2571a', '#2f5fb3', '#8a3ffc', '#b3261e', '#0f7b7b', '#7a5c00', '#5b5b5b']
const maxNames = 4

/** A page of plots as SVG: a line for each series, its names below. */
export function plotsOf(plots: readonly Plot[]): string {
  const rows = Math.ceil(plots.length / columns)
  const size = `width="${columns * width}" height="${rows * height}"`
  const drawn = plots.map((plot, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
    return `<g transform="translate(${x} ${y})">${plotOf(plot)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="DejaVu Sans, sans-serif" font-size="11">
    <rect ${size} fill="#fff"/>${drawn.join('')}</svg>`
}

function plotOf({ title, lines }: Plot): string {
  const shown = lines.map(({ points }) => points.filter(([, value]) => Number.isFinite(value)))
  const all = shown.flat()
  const max = Math.max(...all.map(([, value]) => value), 0) || 1
  const [start, end] = [Math.min(...all.map(([at]) => at)), Math.max(...all.map(([at]) => at))]
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const x = (at: number) => margin.left + ((at - start) / Math.max(1, end - start)) * inner.width
  const y = (value: number) => margin.top + inner.height - (value / max) * inner.height
  const paths = shown.map((points, index) => {
    const path = points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    return `<polyline points="${path}" fill="none" stroke="${colourOf(index)}" stroke-width="1.6"/>`
  })
  const names = lines.slice(0, maxNames).map(({ name }, index) => {
    const [left, top] = [margin.left + (index % 2) * (inner.width / 2), height - 26 + Math.floor(index / 2) * 14]
    return `<rect x="${left}" y="${top - 8}" width="8" height="8" fill="${colourOf(index)}"/>
      <text x="${left + 12}" y="${top}" font-size="10">${escaped(name.slice(0, 26))}</text>`
  })
  const more = lines.length > maxNames ? ` (${lines.length} lines)` : ''
  return `<text x="${margin.left}" y="18" font-weight="bold">${escaped(title)}${more}</text>
    <line x1="${margin.left}" x2="${width - margin.right}" y1="${y(0)}" y2="${y(0)}" stroke="#999"/>
    <line x1="${margin.left}" x2="${width - margin.right}" y1="${y(max)}" y2="${y(max)}" stroke="#ddd"/>
    <text x="${margin.left - 5}" y="${y(0) + 4}" text-anchor="end">0</text>
    <text x="${margin.left - 5}" y="${y(max) + 4}" text-anchor="end">${labelOf(max)}</text>
    ${paths.join('')}${names.join('')}`
}

function colourOf(index: number): string {
  return colours[index % colours.length] ?? '#000'
}

function labelOf(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(0)} M`
  return value >= 10 ? value.toFixed(0) : String(Number(value.toPrecision(2)))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
