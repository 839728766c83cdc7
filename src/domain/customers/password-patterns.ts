/** What lies side by side on the keyboards of here: rows, columns, and the zigzags between two rows. */
const keyboards = [
  '1234567890-= !@#$%^&*()_+ 0987654321',
  'qwertyuiop[] qwertzuiopu azertyuiop',
  "asdfghjkl;' asdfghjkloa qsdfghjklm",
  'zxcvbnm,./ yxcvbnm,.- wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'zaq12wsxcde34rfvbgt56yhnmju78ik,.lo90p',
  '1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 qawsedrftgyhujikolp azsxdcfvgbhnjmkl',
  '741852963 789456123 147258369 159357 963852741 357951',
].join(' ')
const keyboardRuns = `${keyboards} ${Array.from(keyboards).toReversed().join('')}`

const minRunLength = 3
/** Longer ones are taken in pieces. */
export const maxPatternLength = 24

export function isKeyboardRun(text: string): boolean {
  return text.length >= minRunLength && !text.includes(' ') && keyboardRuns.includes(text)
}

/** `abcdef`, `987`: each character the next, or the one before, of the last. */
export function isSequence(text: string): boolean {
  if (text.length < minRunLength || !/^([a-z]+|\d+)$/.test(text)) return false
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) !== 1) return false
  for (let at = 2; at < text.length; at++) if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return false
  return true
}

export function yearBits(text: string): number {
  return /^(19|20)\d\d$/.test(text) ? 6.6 : Infinity
}

/** Days of the last hundred years, in the orders people write them. */
export function dateBits(text: string): number {
  if (text.length < 6 || text.length > 10) return Infinity
  const digits = text.replaceAll(/[-./ ]/g, '')
  if (!/^\d{6}(\d\d)?$/.test(digits)) return Infinity
  const isDate = dayMonthYear.test(digits) || yearMonthDay.test(digits)
  return isDate ? (digits === text ? 16 : 18) : Infinity
}

const dayMonthYear = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)?\d\d)$/
const yearMonthDay = /^((19|20)?\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
