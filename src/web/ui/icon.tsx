import type { ReactNode } from 'react'

export type IconName = keyof typeof iconPaths

interface IconProps {
  readonly name: IconName
  /** `s` is the size in buttons and lists. */
  readonly size?: 's'
  readonly className?: string | undefined
}

/** Decorative icon; its meaning is always given by text beside it. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      className={['icon', size && 'small-icon', className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {iconPaths[name]}
    </svg>
  )
}

/** Paths on a 24 pixel grid. Stroke, caps and colour come from CSS. */
const iconPaths = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
    </>
  ),
  basket: (
    <path d="M3 10h18l-1.6 8.4a2 2 0 0 1-2 1.6H6.6a2 2 0 0 1-2-1.6zM8 10l3-6M16 10l-3-6M9.5 14v2.5M14.5 14v2.5" />
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  chev: <path d="m6 9.5 6 6 6-6" />,
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  ext: <path d="M8 5h11v11m0-11L6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  move: <path d="M4 8h13l-3.5-3.5M20 16H7l3.5 3.5" />,
  warn: <path d="m12 4.5 9 15H3zm0 6v4m0 2.5v.1" />,
  retry: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5" />,
  star: <path d="M12 4v16M5.1 8l13.8 8m0-8L5.1 16" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c3 2.6 3 14.4 0 17m0-17c-3 2.6-3 14.4 0 17" />
    </>
  ),
  chat: (
    <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-5 4v-4.2a2.5 2.5 0 0 1-2-2.3zm4.5 2h7m-7 3.2H13" />
  ),
  tag: <path d="M6 3.5h12V14l-4 4v3h-4v-3l-4-4zM9.5 8h5m-5 3h5" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5m0-8v.1" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  pdf: <path d="M7 3.5h7l4 4v13H7zm7 0v4h4" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1" />
    </>
  ),
  moon: <path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />,
} as const satisfies Record<string, ReactNode>
