interface Props {
  readonly count: number
  readonly isTall?: boolean
}

/** Grey bars in place of content that is loading. They appear only after a short delay. */
export function LoadingBars({ count, isTall = false }: Props) {
  return (
    <div className={isTall ? 'bars tall appears-late' : 'bars appears-late'} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton wide" />
      ))}
    </div>
  )
}
