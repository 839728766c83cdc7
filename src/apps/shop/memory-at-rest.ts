/** What Node has with `--expose-gc`. */
type Collect = (options: NodeJS.GCOptions) => unknown

/** In which work in the background has run once. */
const firstWorkMs = 5000
/** Work in the background makes a megabyte of garbage in ten seconds; some of it lives long enough to come to the old generation. */
const minorPauseMs = 1000
const minorsBeforeMajor = 30

/**
 * Collects garbage while no call is under way, which V8 leaves until there is much of it. The first times all of it, with code that is not used any more: half
 * of the heap is what starting left behind. Returns what ends it.
 */
export function collectAtRest(hasCalls: () => boolean, collect: Collect | undefined): () => void {
  if (collect === undefined) return () => {}
  const collectAll = () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  collectAll()
  const afterFirstWork = setTimeout(() => hasCalls() || collectAll(), firstWorkMs).unref()
  let quietTimes = 0
  const atRest = setInterval(() => {
    quietTimes = hasCalls() ? 0 : quietTimes + 1
    if (quietTimes > 0) collect({ type: quietTimes % minorsBeforeMajor === 0 ? 'major' : 'minor' })
  }, minorPauseMs).unref()
  return () => {
    clearTimeout(afterFirstWork)
    clearInterval(atRest)
  }
}
