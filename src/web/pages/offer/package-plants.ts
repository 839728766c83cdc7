import type { DrawingName } from '#web/ui/drawing.tsx'

export interface PackagePlant {
  readonly drawing: DrawingName
  /** On the sill of the packages, in pixels. */
  readonly height: number
}

const plants: Readonly<Record<string, PackagePlant>> = {
  stek: { drawing: 'stek', height: 200 },
  struik: { drawing: 'struik', height: 256 },
  boom: { drawing: 'boom', height: 326 },
}

/** The plant of a size; `undefined` for a package that is no size. */
export function plantOf(slug: string): PackagePlant | undefined {
  return plants[slug.slice(slug.lastIndexOf('-') + 1)]
}
