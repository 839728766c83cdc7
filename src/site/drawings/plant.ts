import { pot } from './geometry.ts'
import { potTones, repaintable, type PotTone } from './palette.ts'

/** Drawn upwards from y = 0, centred on x = 0, within width and height. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly body: string
}

/** Foliage separate from its pot: scenes use the same foliage with another pot. */
export interface Plant {
  readonly width: number
  readonly height: number
  readonly foliage: string
  readonly pot: readonly [width: number, height: number]
  readonly tone: PotTone
}

export const foliageId = (name: string) => `${name}-foliage`

/** A single plant, in a pot whose colours the page may override. */
export function potted(name: string, plant: Plant): Drawing {
  const body = `<g id="${foliageId(name)}">${plant.foliage}</g>${pot(...plant.pot, repaintable(plant.tone))}`
  return { width: plant.width, height: plant.height, body }
}

/** A plant inside a scene, in a pot of a fixed colour. */
export function placed(name: string, plant: Plant, x: number, y: number, scale: number, tone: PotTone): string {
  const transform = `translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`
  return `<g transform="${transform}"><use href="#${foliageId(name)}"/>${pot(...plant.pot, potTones[tone])}</g>`
}
