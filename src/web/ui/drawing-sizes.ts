/** Size of each drawing in units of its own grid. A test compares it with the geometry. */
export const drawings = {
  stek: { width: 118, height: 194 },
  spruit: { width: 88, height: 124 },
  struik: { width: 218, height: 254 },
  boom: { width: 318, height: 430 },
  pilea: { width: 188, height: 224 },
  sans: { width: 118, height: 304 },
  cactus: { width: 128, height: 234 },
  tulp: { width: 108, height: 214 },
  'tulp-mid': { width: 108, height: 224 },
  'tulp-tall': { width: 108, height: 234 },
  'tulp-sun': { width: 108, height: 214 },
  calathea: { width: 228, height: 294 },
  rank: { width: 158, height: 344 },
  bloei: { width: 218, height: 314 },
  slap: { width: 238, height: 214 },
  glas: { width: 128, height: 224 },
  leeg: { width: 168, height: 194 },
  zaai: { width: 258, height: 114 },
  kas: { width: 248, height: 264 },
  kraam: { width: 278, height: 254 },
  post: { width: 228, height: 224 },
  plank: { width: 268, height: 274 },
  bakfiets: { width: 648, height: 484 },
  doorgeven: { width: 488, height: 334 },
  naam: { width: 208, height: 254 },
  'naam-com': { width: 208, height: 254 },
  'naam-de': { width: 208, height: 254 },
  'naam-eu': { width: 208, height: 254 },
  'naam-be': { width: 208, height: 254 },
  'naam-net': { width: 208, height: 254 },
  'naam-org': { width: 208, height: 254 },
  'naam-shop': { width: 208, height: 254 },
  'naam-blank': { width: 208, height: 254 },
} as const

export type DrawingName = keyof typeof drawings

const homeExtension = 'nl'

/** Drawing of an extension's plant label (`nl`, `co.uk`); blank for extensions without one. */
export function labelDrawing(extension: string): DrawingName {
  const name = extension === homeExtension ? 'naam' : `naam-${extension}`
  return isDrawing(name) ? name : 'naam-blank'
}

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name)
}
