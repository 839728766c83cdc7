/* Loaded before a shop (`node --import`): its clock is ahead by CLOCK_AHEAD_MS. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, [given, ...others]: [number?]) => new target(given ?? now(), ...others),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})

function now(): number {
  return RealDate.now() + aheadMs
}
