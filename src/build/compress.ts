import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/

export interface Compressed {
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Best-effort sizes, made once at build; nothing for what is compressed already or would grow. */
export async function compressedOf(file: string, body: Buffer): Promise<Compressed | undefined> {
  if (!compressible.test(file)) return undefined
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    deflate(body, { level: 9 }),
  ])
  return br.length < body.length && gz.length < body.length ? { br, gzip: gz } : undefined
}
