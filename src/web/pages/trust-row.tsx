import type { HomeText } from '#content/home-text.ts'
import { handfulOf } from '#web/pages/price-tags.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function TrustRow({ points }: { readonly points: HomeText<'nl'>['trust'] }) {
  const { locale } = useSite()
  return (
    <div className="wrap">
      <ul className="trust">
        {points.map(({ icon, titleOf, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <b>{titleOf(handfulOf(locale))}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
