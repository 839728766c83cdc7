import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** After so long without a sign of life, a process that renders is taken for dead. */
const lockTimeoutMs = 20_000
/** How long what is not wanted any more stays, for processes that are behind. */
const retentionMs = 15 * 60_000
const indexFile = 'version.json'
const versionName = /^(\d+)-[\w-]+$/

/** What a version of the pages was rendered with, and when it was there for all processes. */
interface VersionIndex<Content> {
  readonly readyAt: number
  readonly content: Content
}

/**
 * Versions of the pages of one build, a directory each, shared by all processes that serve it. A version is there under
 * its name, `<milliseconds>-<hash>`, or not at all, and never changes.
 */
export function createPageVersions<Content>(directory: string, now: () => number) {
  const lockFile = join(directory, 'lock')
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

    /** Lets `render` fill a directory, which then is the version. Whoever comes second finds it there already. */
    async add(name: string, content: Content, render: (part: string, contentFile: string) => Promise<void>) {
      const part = pathOf(`${name}.${randomUUID()}.part`)
      try {
        await mkdir(part, { recursive: true })
        const contentFile = join(part, 'content.json')
        await writeFile(contentFile, JSON.stringify(content))
        await render(part, contentFile)
        await rm(contentFile)
        await writeFile(join(part, indexFile), JSON.stringify({ readyAt: now(), content }))
        await rename(part, pathOf(name)).catch(unlessThere)
      } finally {
        await rm(part, { recursive: true, force: true })
      }
    },

    /** One process renders; null: another does. The holder must say that it lives with `alive`. */
    async lock(): Promise<{ readonly alive: () => Promise<void>; readonly release: () => Promise<void> } | null> {
      await mkdir(directory, { recursive: true })
      const held = await stat(lockFile).catch(unlessMissing)
      if (held && now() - held.mtimeMs < lockTimeoutMs) return null
      // Of several that find a dead one's lock, one moves it away; and of several that see none, one makes it.
      if (held) await rename(lockFile, `${lockFile}.${randomUUID()}.part`).catch(unlessMissing)
      const made = await open(lockFile, 'wx').catch(unlessThere)
      if (!made) return null
      await made.close()
      const alive = () => utimes(lockFile, now() / 1000, now() / 1000).catch(() => {})
      await alive()
      return { alive, release: () => rm(lockFile, { force: true }) }
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
