const maxRetries = 2
/** Who is told to come back later than this shows it instead. */
const maxWaitSeconds = 5

/** A shop that is overloaded refuses before it begins, and says when to come back: then the request is sent again. */
export async function fetchWhenFree(path: string, request?: RequestInit): Promise<Response> {
  for (let left = maxRetries; ; left -= 1) {
    const response = await fetch(path, request)
    const seconds = Number(response.headers.get('Retry-After'))
    if (response.status !== 503 || left === 0 || !(seconds > 0 && seconds <= maxWaitSeconds)) return response
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}
