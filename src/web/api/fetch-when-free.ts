const maxRetries = 2
/** A longer `Retry-After` is not waited for; the response is returned instead. */
const maxWaitSeconds = 5

/** Retries a request that an overloaded server refused before processing it, after the pause in `Retry-After`. */
export async function fetchWhenFree(path: string, request?: RequestInit): Promise<Response> {
  for (let left = maxRetries; ; left -= 1) {
    const response = await fetch(path, request)
    const seconds = Number(response.headers.get('Retry-After'))
    if (response.status !== 503 || left === 0 || !(seconds > 0 && seconds <= maxWaitSeconds)) return response
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}
