import type { ResellerPageText } from '#content/reseller-page-text.ts'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

const plants: readonly { readonly name: DrawingName; readonly height: number; readonly pot?: 'clay' | 'butter' }[] = [
  { name: 'stek', height: 130 },
  { name: 'pilea', height: 150, pot: 'clay' },
  { name: 'sans', height: 200 },
  { name: 'cactus', height: 140, pot: 'butter' },
  { name: 'struik', height: 170 },
]

/** A package as a shelf: every customer a plant of its own, all of them on one main domain. */
export function CustomerShelf({ text }: { readonly text: ResellerPageText<'nl' | 'de'>['shelf'] }) {
  return (
    <figure className="customers">
      <ul>
        {plants.map((plant, index) => (
          <li key={plant.name}>
            <Drawing {...plant} />
            <span>{text.customers[index]}</span>
          </li>
        ))}
      </ul>
      <figcaption>
        <strong>{text.mainDomain}</strong> {text.says}
      </figcaption>
    </figure>
  )
}
