import { Icon, type IconName } from './icon.tsx'

export interface TrustPoint {
  readonly icon: Extract<IconName, 'tag' | 'move' | 'globe' | 'chat'>
  readonly title: string
  readonly text: string
}

/** Four selling points separated by thin lines. */
export function TrustRow({ points }: { readonly points: readonly TrustPoint[] }) {
  return (
    <div className="wrap">
      <ul className="trust">
        {points.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
