import type { CSSProperties } from 'react'
import { palette } from '#mail/html/palette.ts'

/** The cutting of the wordmark, potted: boxes with round corners, because mail programs show no drawings of their own. */
export function Cutting() {
  return (
    <div className="plant" aria-hidden="true" style={{ width: 74, textAlign: 'center', fontSize: 0, lineHeight: 0 }}>
      <Leaf colour={palette.moss} side="left" />
      <Leaf colour={palette.fern} side="right" />
      <Box style={{ width: 6, height: 22, backgroundColor: palette.leaf }} />
      <Box style={{ width: 48, height: 10, backgroundColor: palette['clay-d'], borderRadius: '3px 3px 0 0' }} />
      <Box style={{ width: 40, height: 26, backgroundColor: palette.clay, borderRadius: '0 0 9px 9px' }} />
    </div>
  )
}

function Leaf({ colour, side }: { readonly colour: string; readonly side: 'left' | 'right' }) {
  const borderRadius = side === 'left' ? '2px 34px 2px 34px' : '34px 2px 34px 2px'
  return <div style={{ display: 'inline-block', width: 36, height: 34, backgroundColor: colour, borderRadius }} />
}

function Box({ style }: { readonly style: CSSProperties }) {
  return <div style={{ ...style, margin: '0 auto' }} />
}
