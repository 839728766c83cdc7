import { GoLink } from './go-link.tsx'
import { MoveFrom } from './move-from.tsx'
import { usePath } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { TextLink } from '#site/pages/page-record.ts'

interface StartLink<L extends SiteLocale> extends TextLink<L> {
  /** Product that an order link preselects. */
  readonly product?: string
}

/** Texts of the dark band with the cargo bike, on the home page and on the package pages. */
export interface MovingBandText<L extends SiteLocale = never> {
  readonly h2: readonly [string, string]
  readonly lead: string
  readonly start: StartLink<L>
  readonly how?: TextLink<L>
  /** Label of the row of providers, in a language that has their pages. */
  readonly fromLabel?: string
}

/** Dark band with the cargo bike, which links to the moving pages. */
export function MovingBand({ text }: { readonly text: MovingBandText }) {
  const [first, second] = text.h2
  const { page, product, label } = text.start
  const path = usePath(page)
  return (
    <section className="band on-dark">
      <div className="wrap grid">
        <div className="copy">
          <h2>
            {first}
            <br />
            {second}
          </h2>
          <p className="lead">{text.lead}</p>
          <div className="actions">
            <a className="button button-primary button-large" href={product ? `${path}?product=${product}` : path}>
              {label}
            </a>
            {text.how && <GoLink {...text.how} />}
          </div>
        </div>
        <div className="picture">
          <Drawing name="bakfiets" height={460} />
        </div>
      </div>
      {text.fromLabel && <MoveFrom />}
    </section>
  )
}
