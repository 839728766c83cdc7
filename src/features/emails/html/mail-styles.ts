import type { CSSProperties } from 'react'

/** Colours as values, because mail programs do not support custom properties. A test compares them with tokens.css. */
export const palette = {
  night: '#0a2118',
  forest: '#103527',
  pine: '#1b4d39',
  leaf: '#23734a',
  fern: '#3c9a5b',
  moss: '#86bf5c',
  sprout: '#cfe6ae',
  dew: '#eaf4dc',
  mist: '#f5f8ef',
  bark: '#4c5f55',
  hair: '#d5dfcf',
  terra: '#b8431f',
  clay: '#e0845a',
  'clay-d': '#c9683f',
  'clay-l': '#f0936a',
  straw: '#fff0c2',
  water: '#cfe6ea',
} as const

const family = "Nunito, 'Nunito Sans', ui-rounded, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

const words = { margin: 0, fontFamily: family } as const

const note = {
  ...words,
  padding: '14px 18px',
  borderRadius: 10,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  color: palette.forest,
} as const

const amount = {
  ...words,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 800,
  color: palette.forest,
  textAlign: 'right',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
} as const

const sum = { ...words, padding: '10px 16px 0 0', fontSize: 16, lineHeight: '24px', textAlign: 'left' } as const

const leaf = { display: 'inline-block', width: 36, height: 34 } as const

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: palette.mist },
  preheader: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0, fontSize: 1 },
  outer: { width: '100%', backgroundColor: palette.mist },
  outerCell: { padding: '24px 12px 40px' },
  sheet: { width: '100%', maxWidth: 600, textAlign: 'left', backgroundColor: '#ffffff' },
  wall: {
    padding: '28px 40px 0',
    backgroundColor: palette.sprout,
    backgroundImage:
      'linear-gradient(90deg, rgba(255,255,255,.5) 2px, transparent 2px), linear-gradient(rgba(255,255,255,.5) 2px, transparent 2px)',
    backgroundSize: '100.4px 100%, 100% 106px',
    backgroundPosition: '98.4px 0, 0 78px',
  },
  sill: { height: 8, lineHeight: '8px', fontSize: 0, backgroundColor: palette.forest },
  wordmark: {
    ...words,
    fontSize: 34,
    lineHeight: '40px',
    fontWeight: 900,
    letterSpacing: '-.03em',
    color: palette.forest,
    textDecoration: 'none',
  },
  heading: {
    ...words,
    padding: '30px 0 34px',
    textWrap: 'balance',
    fontSize: 38,
    lineHeight: '41px',
    fontWeight: 900,
    letterSpacing: '-.025em',
    color: palette.forest,
  },
  paper: { padding: '32px 40px 36px', backgroundColor: '#ffffff' },
  greeting: { ...words, paddingBottom: 14, fontSize: 17, lineHeight: '27px', fontWeight: 800, color: palette.forest },
  paragraph: { ...words, paddingBottom: 24, fontSize: 17, lineHeight: '27px', fontWeight: 500, color: palette.forest },
  buttonCell: { backgroundColor: palette.terra, borderRadius: '3px 20px 3px 20px' },
  button: {
    ...words,
    display: 'block',
    padding: '15px 28px',
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 800,
    color: '#ffffff',
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: '3px 20px 3px 20px',
  },
  link: {
    color: palette.leaf,
    fontWeight: 800,
    textDecoration: 'underline',
    textDecorationColor: palette.moss,
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
  },
  buttonTable: {},
  facts: { width: '100%', borderTop: `4px solid ${palette.forest}` },
  factLabel: {
    ...words,
    padding: '12px 16px 12px 0',
    width: '40%',
    borderBottom: `1px solid ${palette.hair}`,
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    textAlign: 'left',
    verticalAlign: 'top',
    color: palette.bark,
  },
  factValue: {
    ...words,
    padding: '12px 0',
    borderBottom: `1px solid ${palette.hair}`,
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 800,
    color: palette.forest,
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  title: {
    ...words,
    padding: '14px 0 10px',
    fontSize: 20,
    lineHeight: '26px',
    fontWeight: 900,
    letterSpacing: '-.015em',
    color: palette.forest,
  },
  smallParagraph: {
    ...words,
    paddingBottom: 14,
    fontSize: 15,
    lineHeight: '23px',
    fontWeight: 500,
    color: palette.bark,
  },
  orderCaption: {
    ...words,
    padding: '8px 0 0',
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'right',
    color: palette.bark,
  },
  orderedLine: {
    ...words,
    padding: '10px 16px 12px 0',
    borderBottom: `1px solid ${palette.hair}`,
    fontWeight: 600,
    textAlign: 'left',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  orderedTitle: { display: 'block', fontSize: 16, lineHeight: '24px', fontWeight: 800, color: palette.forest },
  orderedDetail: { display: 'block', fontSize: 15, lineHeight: '22px', fontWeight: 500, color: palette.bark },
  orderedAmount: { ...amount, padding: '10px 0 12px', borderBottom: `1px solid ${palette.hair}` },
  sumLabel: { ...sum, fontWeight: 600, color: palette.bark },
  sumAmount: { ...amount, padding: '10px 0 0', fontWeight: 700 },
  totalLabel: { ...sum, fontSize: 18, fontWeight: 900, color: palette.forest },
  totalAmount: { ...amount, padding: '10px 0 0', fontSize: 18, fontWeight: 900 },
  quote: { padding: '14px 18px 6px', borderRadius: 10, backgroundColor: palette.mist },
  quoteLine: { ...words, paddingBottom: 8, fontSize: 14, lineHeight: '21px', fontWeight: 500, color: palette.forest },
  info: { ...note, backgroundColor: palette.water },
  warning: { ...note, backgroundColor: palette.straw },
  smallPrint: { ...words, fontSize: 15, lineHeight: '23px', fontWeight: 500, color: palette.bark },
  footer: { padding: '24px 40px 0', backgroundColor: palette.mist },
  footerText: { ...words, paddingBottom: 12, fontSize: 14, lineHeight: '21px', fontWeight: 500, color: palette.bark },
  footerLink: { color: palette.bark, textDecoration: 'underline' },
  gap: { height: 24, lineHeight: '24px', fontSize: 0 },
  wallTable: { width: '100%' },
  headingCell: { verticalAlign: 'top' },
  plant: { width: 90, verticalAlign: 'bottom' },
  cutting: { width: 74, textAlign: 'center', fontSize: 0, lineHeight: 0 },
  leftLeaf: { ...leaf, backgroundColor: palette.moss, borderRadius: '2px 34px 2px 34px' },
  rightLeaf: { ...leaf, backgroundColor: palette.fern, borderRadius: '34px 2px 34px 2px' },
  stem: { margin: '0 auto', width: 6, height: 22, backgroundColor: palette.leaf },
  rim: { margin: '0 auto', width: 48, height: 10, backgroundColor: palette['clay-d'], borderRadius: '3px 3px 0 0' },
  pot: { margin: '0 auto', width: 40, height: 26, backgroundColor: palette.clay, borderRadius: '0 0 9px 9px' },
} as const satisfies Record<string, CSSProperties>

export type StyleName = keyof typeof styles

/** Inline style, because many mail programs drop the stylesheet, and the class name for those that keep it. */
export function styled(name: StyleName): { readonly className: string; readonly style: CSSProperties } {
  return { className: name, style: styles[name] }
}

/** For programs that support it: small screens and the dark theme. Classes are named after the styles. */
export const stylesheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (max-width:520px){
.outerCell{padding:0 0 32px!important}
.wall{padding:20px 20px 0!important}
.heading{padding:22px 0 26px!important;font-size:31px!important;line-height:34px!important}
.paper{padding:26px 20px 30px!important}
.footer{padding:22px 20px 0!important}
.buttonTable,.button{width:100%!important;box-sizing:border-box}
.plant{display:none!important}
.factLabel{width:36%!important}
}
@media (prefers-color-scheme:dark){
.body,.outer,.footer{background-color:${palette.forest}!important}
.sheet,.paper{background-color:${palette.night}!important}
.wall{background-color:${palette.pine}!important;background-image:linear-gradient(90deg,rgba(255,255,255,.08) 2px,transparent 2px),linear-gradient(rgba(255,255,255,.08) 2px,transparent 2px)!important}
.sill{background-color:${palette.moss}!important}
.wordmark,.heading,.greeting,.paragraph,.factValue,.title,.orderedTitle,.orderedAmount,.sumAmount,.totalLabel,.totalAmount,.quoteLine{color:${palette.dew}!important}
.factLabel,.smallPrint,.footerText,.footerLink,.orderedDetail,.orderCaption,.smallParagraph,.sumLabel{color:#a9bdb0!important}
.quote{background-color:${palette.pine}!important}
.factLabel,.factValue,.orderedLine,.orderedAmount{border-bottom-color:#24503d!important}
.facts{border-top-color:${palette.moss}!important}
.link{color:#a5d584!important}
.buttonCell{background-color:${palette['clay-l']}!important}
.button{color:${palette.night}!important}
.info{background-color:#12404b!important;color:${palette.dew}!important}
.warning{background-color:${palette.straw}!important;color:${palette.night}!important}
}`
