import type { IncomingMessage } from 'node:http'
import { parse, type Parsed } from '#platform/schema/parse.ts'
import { type Refusal, refuse } from './api-response.ts'
import type { FormBody, JsonBody, TextBody } from './endpoint.ts'

export type ParsedBody =
  | { readonly ok: true; readonly mediaType: string; readonly read: () => Parsed<unknown> }
  | { readonly ok: false; readonly refusal: Refusal }

const refused = (status: number, code: string): ParsedBody => ({ ok: false, refusal: refuse(status, code) })
const wrongType = refused(415, 'unsupported_media_type')

/**
 * Called when a body begins to arrive, with a function that drops it.
 * @returns a function to call when the body has arrived
 */
export type BeginBody = (drop: () => void) => () => void

/** Checks media type, size, encoding and syntax, in this order. `read` applies the schema later, after authentication. */
export async function parseBody(
  request: IncomingMessage,
  rule: JsonBody | FormBody | TextBody,
  begin: BeginBody = () => () => {},
): Promise<ParsedBody> {
  const type = request.headers['content-type']
  if (!isTaken(type, rule) || isCompressed(request)) return wrongType
  const bytes = await readBody(request, rule.maxBytes, begin)
  if (bytes === 'too_long') return refused(413, 'payload_too_large')
  if (bytes === 'cut_off') return refused(400, 'cut_off')
  if (bytes === 'dropped') return refused(408, 'request_timeout')
  if (type === undefined && bytes.length > 0) return wrongType
  const text = textOf(bytes)
  if (text === null) return refused(400, 'invalid_encoding')
  if (rule.kind === 'text') return { ok: true, mediaType: mediaTypeOf(type), read: () => ({ ok: true, value: text }) }
  if (rule.kind === 'form' && mediaTypeOf(type) === formType) return readForm(text, rule)
  return readJson(text === '' && rule.kind === 'json' && rule.optional ? '{}' : text, rule)
}

function readForm(text: string, { schema, checkboxes = [] }: FormBody): ParsedBody {
  const typed = Object.fromEntries(new URLSearchParams(text))
  if (!isReadable(text, Object.values(typed))) return refused(400, 'invalid_encoding')
  const fields: Record<string, unknown> = { ...typed }
  for (const name of checkboxes) fields[name] = isTicked(fields[name])
  return { ok: true, mediaType: formType, read: () => parse(schema, fields) }
}

/** Invalid UTF-8 decodes to U+FFFD, which is an error unless the client sent that character itself. */
function isReadable(text: string, values: readonly string[]): boolean {
  return !values.some((value) => value.includes('\ufffd')) || /\ufffd|%ef%bf%bd/i.test(text)
}

/** An unticked box is not sent; any other value is left for the schema to refuse. */
function isTicked(value: unknown): unknown {
  if (value === 'on' || value === 'true') return true
  return value === undefined || value === 'off' || value === 'false' ? false : value
}

function readJson(text: string, { schema }: JsonBody | FormBody): ParsedBody {
  try {
    const input: unknown = JSON.parse(text)
    return { ok: true, mediaType: 'application/json', read: () => parse(schema, input) }
  } catch {
    return refused(400, 'invalid_json')
  }
}

function isTaken(type: string | undefined, rule: JsonBody | FormBody | TextBody): boolean {
  if (rule.kind === 'text') return rule.types.includes(mediaTypeOf(type))
  if (rule.kind === 'form') return type !== undefined && (isJson(type) || mediaTypeOf(type) === formType)
  return type === undefined ? rule.optional === true : isJson(type)
}

function isCompressed({ headers }: IncomingMessage): boolean {
  return !['identity', undefined].includes(headers['content-encoding'])
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

type Body = Buffer | 'too_long' | 'cut_off' | 'dropped'

/** Reads up to a limit, counting the bytes that arrive; nothing beyond it is kept. */
function readBody(request: IncomingMessage, limit: number, begin: BeginBody): Body | Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too_long'
  return new Promise((settle) => {
    const pieces: Buffer[] = []
    let length = 0
    const end = begin(() => settle('dropped'))
    const resolve = (body: Body) => {
      end()
      settle(body)
    }
    const keep = (piece: Buffer) => {
      length += piece.length
      if (length <= limit) return void pieces.push(piece)
      request.off('data', keep).pause()
      resolve('too_long')
    }
    request.on('data', keep)
    request.once('end', () => resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)))
    request.once('error', () => resolve('cut_off'))
    request.once('close', () => resolve('cut_off'))
  })
}

/** Strict UTF-8 without byte order mark; null when invalid. */
function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body)
  } catch {
    return null
  }
}

export const formType = 'application/x-www-form-urlencoded'

/** The media type without parameters, in lower case. */
export function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** JSON is UTF-8: another charset is refused. */
export function isJson(header: string): boolean {
  if (header === 'application/json') return true
  const [type = '', ...parameters] = header.split(';')
  if (type.trim().toLowerCase() !== 'application/json') return false
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim().toLowerCase())
    return name !== 'charset' || /^"?utf-8"?$/.test(value)
  })
}
