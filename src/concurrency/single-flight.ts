export type SingleFlight = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>

/** Who asks for the same while it is being done gets the same answer. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>()

  return <Answer>(key: string, work: () => Promise<Answer>) => {
    const known = underWay.get(key)
    if (known !== undefined) return known as Promise<Answer>
    const flight = work().finally(() => underWay.delete(key))
    underWay.set(key, flight)
    return flight
  }
}
