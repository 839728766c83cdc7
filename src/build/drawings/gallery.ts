import { bakfiets } from './cargo-bike.ts'
import { glas, leeg, names, zaai } from './labels.ts'
import { bloei, calathea, rank, struik } from './large-plants.ts'
import { potted, type Drawing, type Plant } from './plant.ts'
import { doorgeven, kas, kraam, plank, post } from './scenes.ts'
import { cactus, pilea, sans, slap, spruit, stek, tulp } from './small-plants.ts'
import { boom } from './tree.ts'

const plants: Readonly<Record<string, Plant>> = {
  stek,
  spruit,
  struik,
  boom,
  pilea,
  sans,
  cactus,
  tulp: tulp('bloom', 0),
  'tulp-mid': tulp('bloom', 10),
  'tulp-tall': tulp('bloom', 20),
  'tulp-sun': tulp('sun', 0),
  calathea,
  rank,
  bloei,
  slap,
}

const scenes: Readonly<Record<string, Drawing>> = { glas, leeg, zaai, kas, kraam, post, plank, bakfiets, doorgeven }

/** Room around a drawing for the tips of its leaves: left, right and above; below is the sill. */
const margin = 4

/** Every drawing by name, with the room it takes. */
export const gallery: ReadonlyMap<string, Drawing> = new Map(
  [
    ...Object.entries(plants).map(([name, plant]) => [name, potted(name, plant)] as const),
    ...Object.entries(scenes),
    ...Object.entries(names),
  ].map(([name, { width, height, body }]) => [name, { width: width + margin * 2, height: height + margin, body }]),
)
