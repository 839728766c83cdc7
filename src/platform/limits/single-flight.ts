/** A caller with a signal may leave; the work's own signal is aborted when the last caller has left. */
export type SingleFlight = <Value>(
  key: string,
  work: (signal: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>

interface Flight<Value> {
  readonly value: Promise<Value>
  readonly stop: AbortController
  callers: number
}

/** Callers that ask for the same key while it is under way share one execution and its outcome. */
export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Flight<unknown>>()

  return async <Value>(key: string, work: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    const flight = (flights.get(key) as Flight<Value> | undefined) ?? start(key, work)
    flight.callers += 1
    return signal === undefined ? flight.value : untilAborted(key, flight, signal)
  }

  function start<Value>(key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const stop = new AbortController()
    const flight: Flight<Value> = { value: work(stop.signal), stop, callers: 0 }
    flights.set(key, flight)
    const end = () => void (flights.get(key) === flight && flights.delete(key))
    flight.value.then(end, end)
    return flight
  }

  function untilAborted<Value>(key: string, flight: Flight<Value>, signal: AbortSignal): Promise<Value> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1
        if (flight.callers === 0) {
          if (flights.get(key) === flight) flights.delete(key)
          flight.stop.abort()
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave)
      flight.value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
