/** Bodies that are being received, in all and of one source. */
const maxBodies = 64
const maxBodiesOfSource = 8

interface Body {
  readonly source: string
  readonly drop: () => void
}

export type BodyBudget = ReturnType<typeof createBodyBudget>

/**
 * Bounds the bodies that are being received. A new one is never refused: the one that has taken longest is dropped for it,
 * so clients that send slowly keep nobody out.
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

  /** A set keeps the order of insertion: the first body has taken longest. */
  function slowestBeyond(source: string): Body | undefined {
    const all = [...underWay]
    const ofSource = all.filter((body) => body.source === source)
    if (ofSource.length > maxBodiesOfSource) return ofSource[0]
    return all.length > maxBodies ? all[0] : undefined
  }
}
