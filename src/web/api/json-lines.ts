/** The values of a stream of JSON lines, in groups as they arrive. A last line that broke off is left out. */
export async function* jsonLinesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly unknown[], void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      const values = lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))
      if (values.length > 0) yield values
    }
  } finally {
    // Whoever reads no further lets go of the connection too.
    reader.cancel().catch(() => {})
  }
}
