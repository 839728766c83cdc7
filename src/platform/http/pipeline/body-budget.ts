/** Maximum number of bodies being received, in total and per source. */
const maxBodies = 64
const maxBodiesOfSource = 8

interface Body {
  readonly source: string
  readonly drop: () => void
}

export type BodyBudget = ReturnType<typeof createBodyBudget>

/**
 * Limits the bodies that are being received. A new body is never refused: the one that started first is dropped
 * instead, so that slow clients do not keep others out.
 */
export function createBodyBudget() {
  const underWay = new Set<Body>()

  return {
    /** @returns a function to call when the body has arrived */
    begin(source: string, drop: () => void): () => void {
      const body = { source, drop }
      underWay.add(body)
      const slowest = slowestBeyond(source)
      if (slowest !== undefined) {
        underWay.delete(slowest)
        slowest.drop()
      }
      return () => void underWay.delete(body)
    },
  }

  /** A set keeps the order of insertion: the first body has been arriving for longest. */
  function slowestBeyond(source: string): Body | undefined {
    const all = [...underWay]
    const ofSource = all.filter((body) => body.source === source)
    if (ofSource.length > maxBodiesOfSource) return ofSource[0]
    return all.length > maxBodies ? all[0] : undefined
  }
}
