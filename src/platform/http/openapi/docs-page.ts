import type { OpenApiDocument, Operation } from './document.ts'

/** JSON Schema, as far as the schemas of the contract use it. */
interface Shape {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly type?: string
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

/** Stylesheets of the page, by their names in the build. */
export const docsStylesheets = ['site', 'api-docs']

/** The OpenAPI document as a page for people. It needs no script. */
export function docsPageOf(document: OpenApiDocument, stylesheets: readonly string[]): string {
  const { info, tags, paths, components } = document
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  )
  const subjects = tags.map(({ name }) => ({ name, calls: calls.filter((each) => each.tags.includes(name)) }))
  const schemas = Object.entries(components.schemas).toSorted(([one], [other]) => one.localeCompare(other))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(info.title)}</title>
${stylesheets.map((address) => `<link rel="stylesheet" href="${escaped(address)}">`).join('\n')}
</head>
<body>
<div class="wrap api-docs">
<header>
<h1>${escaped(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${prose(paragraph)}</p>`)
  .join('\n')}
<p>For programs: <a class="link" href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
</header>
<nav aria-label="Contents">
<ul>
${subjects.map(contentsOf).join('\n')}
<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
<main>
${subjects.map(({ name, calls: own }) => `<section>\n<h2 id="${idOf(name)}">${escaped(name)}</h2>\n${own.map(articleOf).join('\n')}\n</section>`).join('\n')}
<section>
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => `<article>\n<h3 id="schema-${name}">${name}</h3>\n${codeOf(schema)}\n</article>`).join('\n')}
</section>
</main>
</div>
</body>
</html>
`
}

type Call = Operation & { readonly call: string }

function contentsOf({ name, calls }: { readonly name: string; readonly calls: readonly Call[] }): string {
  const links = calls.map(({ operationId }) => `<li><a href="#${operationId}">${operationId}</a></li>`)
  return `<li><a href="#${idOf(name)}">${escaped(name)}</a>\n<ul>${links.join('')}</ul></li>`
}

function idOf(subject: string): string {
  return subject.toLowerCase().replaceAll(/\W+/g, '-')
}

function articleOf({ call, operationId, summary, description = '', security = [], ...operation }: Call): string {
  const { parameters = [], requestBody, responses } = operation
  const answers = Object.entries(responses)
  const refusals = answers.filter(([, { $ref }]) => $ref !== undefined).map(([status]) => status)
  const session = ['', 'Needs a session.', 'Reads the session, if there is one.'][security.length] ?? ''
  const limit = operation['x-rate-limit']
  const counting = `Counted as <code>${escaped(limit)}</code>.`
  const facts = [session, counting].filter(Boolean).join(' ')
  return [
    `<article>\n<h3 id="${operationId}">${operationId}</h3>`,
    `<p class="call"><code>${escaped(call)}</code></p>`,
    `<p>${prose(`${summary} ${description}`.trim())}</p>`,
    `<p class="small muted">${facts}</p>`,
    parametersOf(parameters),
    requestBody && `<h4>Body</h4>\n${contentOf(requestBody.content)}`,
    ...answers.flatMap(([status, { description: reason, content, $ref }]) =>
      $ref === undefined
        ? [`<h4>Answer ${status}</h4>\n${content ? contentOf(content) : `<p>${escaped(String(reason))}</p>`}`]
        : [],
    ),
    `<p class="small muted">Refusals: ${refusals.join(', ') || 'none'}</p>\n</article>`,
  ]
    .filter(Boolean)
    .join('\n')
}

function parametersOf(parameters: NonNullable<Operation['parameters']>): string {
  const own = parameters.filter((each) => 'schema' in each)
  if (own.length === 0) return ''
  const lines = own.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escaped(name)}</code> (${place}${required ? ', required' : ''}): <code>${typeOf(schema)}</code></li>`,
  )
  return `<h4>Parameters</h4>\n<ul>${lines.join('')}</ul>`
}

/** Renders the schema once, and all media types that share it. */
function contentOf(content: NonNullable<Operation['requestBody']>['content']): string {
  const schema = Object.values(content).find((each) => each.schema !== undefined)?.schema
  const types = Object.keys(content).map((type) => `<code>${escaped(type)}</code>`)
  return `<p class="small">${types.join(' or ')}</p>${schema ? `\n${codeOf(schema)}` : ''}`
}

function codeOf(schema: Shape): string {
  return `<pre><code>${typeOf(schema)}</code></pre>`
}

/** A schema written as a type of TypeScript, in HTML. */
function typeOf(schema: Shape, indent = ''): string {
  const { $ref, const: constant, enum: words, anyOf, oneOf = anyOf, type, items, properties } = schema
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (constant !== undefined) return escaped(JSON.stringify(constant))
  if (words) return words.map((word) => escaped(JSON.stringify(word))).join(' | ')
  if (oneOf) return oneOf.map((each) => typeOf(each, indent)).join(' | ')
  if (type === 'array') return `Array&lt;${typeOf(items ?? {}, indent)}&gt;`
  if (type !== 'object') return `${escaped(type ?? 'unknown')}${rulesOf(schema)}`
  const required = new Set(schema.required)
  const members = Object.entries(properties ?? {}).map(
    ([name, member]) =>
      `${indent}  ${escaped(name)}${required.has(name) ? '' : '?'}: ${typeOf(member, `${indent}  `)}\n`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}

/** The constraints of a value besides its type: `(1–128 characters)`. */
function rulesOf({ minLength, maxLength, minimum, maximum, pattern, format }: Shape): string {
  const rules = [rangeOf(minLength, maxLength, ' characters'), rangeOf(minimum, maximum, ''), pattern, format].filter(
    Boolean,
  )
  return rules.length === 0 ? '' : ` <i>(${escaped(rules.join(', '))})</i>`
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return `at least ${least}${unit}`
  return least === undefined ? `at most ${most}${unit}` : `${least}–${most}${unit}`
}

/** Text with code between backticks. */
function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
