import type { Log } from '#platform/telemetry/log.ts'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'

/** After so long without a sign of life, a process that renders is taken for dead. */
const lockTimeoutMs = 20_000
/** How long what is not wanted any more stays, for processes that are behind. */
const retentionMs = 15 * 60_000
const renderTimeoutMs = 10 * 60_000
const [firstRetryMs, lastRetryMs] = [5000, 60_000]
/** Those that serve get three turns for each of the renderer's, where there are not enough for all. */
const rendererNiceness = 5
const indexFile = 'version.json'
const versionName = /^(\d+)-[\w-]+$/

/** What a version of the pages was rendered with, and when it was there for all processes. */
interface VersionIndex<Content> {
  readonly readyAt: number
  readonly content: Content
}

/** Fills a directory with the pages that differ from those of the build. */
export type Render = (contentFile: string, outDir: string, signal: AbortSignal) => Promise<void>

interface Rendering {
  readonly now: () => number
  readonly log: Log
  readonly render: Render
}

/**
 * Versions of the pages of one build, a directory each, shared by all processes that serve it. A version is there under
 * its name, `<milliseconds>-<hash>`, or not at all, and never changes.
 */
export function createPageVersions<Content>(directory: string, { now, log, render }: Rendering) {
  const lockFile = join(directory, 'lock')
  const stopping = new AbortController()
  let underWay: Promise<void> | undefined
  let failures = 0
  let retryAt = 0
  const pathOf = (name: string) => join(directory, name)

  return {
    pathOf,
    /** Undefined: not rendered yet. */
    async indexOf(name: string): Promise<VersionIndex<Content> | undefined> {
      const text = await readFile(join(pathOf(name), indexFile), 'utf8').catch(unlessMissing)
      return text === undefined ? undefined : (JSON.parse(text) as VersionIndex<Content>)
    },

    /** The last one that began by that moment; undefined: none. */
    async newest(at: number): Promise<string | undefined> {
      const begun = (await names()).filter((name) => beginOf(name) <= at)
      return begun.toSorted((one, other) => beginOf(one) - beginOf(other)).at(-1)
    },

    /** Begins to render a version, unless that is being done here or in another process. To be called again and again. */
    async render(name: string, content: Content): Promise<void> {
      if (underWay) return signOfLife()
      if (now() < retryAt || stopping.signal.aborted) return
      if (await lock().catch(failed)) underWay = add(name, content).then(succeeded, failed).then(unlock)
    },

    /** Whether the last attempt did. */
    hasFailed: () => failures > 0,

    async stop(): Promise<void> {
      stopping.abort()
      await underWay
    },

    /** Removes versions that nobody wants, and parts of those that were never finished. */
    async sweep(wanted: readonly string[]): Promise<void> {
      for (const name of await readdir(directory).catch(() => [])) {
        if (wanted.some((each) => name.startsWith(each)) || (!name.endsWith('.part') && !versionName.test(name)))
          continue
        const found = await stat(pathOf(name)).catch(() => undefined)
        if (found && now() - found.mtimeMs > retentionMs) await rm(pathOf(name), { recursive: true, force: true })
      }
    },
  }

  /** Fills a directory, which then is the version. Whoever comes second finds it there already. */
  async function add(name: string, content: Content): Promise<void> {
    const part = pathOf(`${name}.${randomUUID()}.part`)
    try {
      await mkdir(part, { recursive: true })
      const contentFile = join(part, 'content.json')
      await writeFile(contentFile, JSON.stringify(content))
      await render(contentFile, part, stopping.signal)
      await rm(contentFile)
      await writeFile(join(part, indexFile), JSON.stringify({ readyAt: now(), content }))
      await rename(part, pathOf(name)).catch(unlessThere)
    } finally {
      await rm(part, { recursive: true, force: true })
    }
  }

  /** One process renders; false: another does. Of several that find a dead one's lock, one moves it away. */
  async function lock(): Promise<boolean> {
    await mkdir(directory, { recursive: true })
    const held = await stat(lockFile).catch(unlessMissing)
    if (held && now() - held.mtimeMs < lockTimeoutMs) return false
    if (held) await rename(lockFile, `${lockFile}.${randomUUID()}.part`).catch(unlessMissing)
    const made = await open(lockFile, 'wx').catch(unlessThere)
    await made?.close()
    if (made) await signOfLife()
    return made !== undefined
  }

  function signOfLife(): Promise<void> {
    return utimes(lockFile, now() / 1000, now() / 1000).catch(() => {})
  }

  async function unlock(): Promise<void> {
    underWay = undefined
    await rm(lockFile, { force: true }).catch(() => {})
  }

  function succeeded(): void {
    if (failures > 0) log.info('files', 'Pages with new prices are rendered after all.')
    failures = 0
  }

  /** Told once, tried again and again: meanwhile prices and pages stay as they are, together. */
  function failed(error: unknown): undefined {
    if (stopping.signal.aborted) return
    const why = error instanceof Error ? error.message : String(error)
    if (failures === 0) {
      log.alert('files', 'Pages with new prices cannot be rendered, so old prices stay in force.', { reason: why })
    }
    failures += 1
    retryAt = now() + Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs)
  }

  async function names(): Promise<readonly string[]> {
    return (await readdir(directory).catch(() => [])).filter((name) => versionName.test(name))
  }
}

function beginOf(name: string): number {
  return Number(versionName.exec(name)?.[1])
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function unlessThere(error: NodeJS.ErrnoException): undefined {
  if (!['EEXIST', 'ENOTEMPTY'].includes(error.code ?? '')) throw error
}

/** A program beside the server, which yields to those that serve. */
export function renderWith(program: string): Render {
  return (contentFile, outDir, signal) =>
    new Promise((resolve, reject) => {
      const options = { signal, timeout: renderTimeoutMs, killSignal: 'SIGKILL' } as const
      const child = execFile(process.execPath, [program, contentFile, outDir], options, (error, _out, told) => {
        if (error) reject(new Error(/^\w*Error.*$/m.exec(told)?.[0] ?? error.message.slice(0, 300), { cause: error }))
        else resolve()
      })
      if (child.pid === undefined) return
      try {
        setPriority(child.pid, rendererNiceness)
      } catch {
        // It has ended already.
      }
    })
}
