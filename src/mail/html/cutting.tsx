import { look } from '#mail/html/mail-styles.ts'

/** The cutting of the wordmark, potted: boxes with round corners, because mail programs show no drawings of their own. */
export function Cutting() {
  return (
    <div aria-hidden="true" {...look('cutting')}>
      <div {...look('leftLeaf')} />
      <div {...look('rightLeaf')} />
      <div {...look('stem')} />
      <div {...look('rim')} />
      <div {...look('pot')} />
    </div>
  )
}
