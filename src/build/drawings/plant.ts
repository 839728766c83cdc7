import { pot } from './geometry.ts'
import { potTones, repaintable, type PotTone } from './palette.ts'

/** Stands on y = 0, centred on x = 0, and stays within width and height. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly body: string
}

/** What grows, apart from what it grows in: scenes put the same foliage in another pot. */
export interface Plant {
  readonly width: number
  readonly height: number
  readonly foliage: string
  readonly pot: readonly [width: number, height: number]
  readonly tone: PotTone
}

export const foliageId = (name: string) => `${name}-foliage`

/** A plant by itself, in a pot the page may repaint. */
export function potted(name: string, plant: Plant): Drawing {
  const body = `<g id="${foliageId(name)}">${plant.foliage}</g>${pot(...plant.pot, repaintable(plant.tone))}`
  return { width: plant.width, height: plant.height, body }
}

/** A plant inside a scene, in a pot of its own colour. */
export function placed(name: string, plant: Plant, x: number, y: number, scale: number, tone: PotTone): string {
  const transform = `translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`
  return `<g transform="${transform}"><use href="#${foliageId(name)}"/>${pot(...plant.pot, potTones[tone])}</g>`
}
