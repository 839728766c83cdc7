import { iconPaths } from './icon-paths.tsx'

export type IconName = keyof typeof iconPaths

interface Props {
  readonly name: IconName
  /** `s` is the size in buttons and lists. */
  readonly size?: 's'
  readonly className?: string | undefined
}

/** Never carries meaning alone: text stands beside it. */
export function Icon({ name, size, className }: Props) {
  return (
    <svg className={['ic', size, className].filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      {iconPaths[name]}
    </svg>
  )
}
