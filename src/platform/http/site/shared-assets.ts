import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { HeaderSettings } from '#platform/http/pipeline/headers.ts'
import { mediaTypes } from './site-index.ts'
import { readSiteIndex, type Resource, resourceOf } from './site-store.ts'

/** A name with a hash, without a dot or slash that could lead elsewhere; never a page. */
const fileName = /^([\w-]+)\.(?:css|js|json|svg|png|woff2)$/
const minHashLength = 8
const retentionMs = 30 * 24 * 3_600_000
const maxCached = 500

export interface SharedAssets {
  readonly at: (path: string) => Resource | undefined
  /** Adds the hashed files of a build, and deletes those that no process has published for 30 days. */
  readonly publish: (distDir: string) => Promise<void>
}

/**
 * The hashed files of all releases in one directory. During a deploy, a page and its scripts may be served by processes
 * of different releases, and a page that stays open may request scripts days later. Files that could not be published
 * because the disk is full are read from the release's `ownDirectory`.
 */
export function createSharedAssets(directory: string, settings: HeaderSettings, ownDirectory?: string): SharedAssets {
  const cache = new Map<string, Resource>()
  return {
    at(path) {
      const name = path.startsWith('/assets/') ? path.slice('/assets/'.length) : ''
      if (!isHashedName(name)) return undefined
      const found = cache.get(name) ?? read(directory, name) ?? (ownDirectory && read(ownDirectory, name))
      if (!found) return undefined
      const [oldest] = cache.keys()
      if (oldest !== undefined && cache.size >= maxCached && !cache.has(name)) cache.delete(oldest)
      cache.set(name, found)
      return found
    },
    async publish(distDir) {
      await mkdir(directory, { recursive: true })
      await forgetOld(directory)
      const assets = readSiteIndex(distDir).files.filter(({ kind }) => kind === 'asset')
      await Promise.all(
        assets.map(async ({ file, hasBrotli }) => {
          const source = join(distDir, 'site', file)
          const target = join(directory, file.slice('assets/'.length))
          // The plain file is copied last, so that the compressed one exists whenever it does.
          for (const suffix of hasBrotli ? ['.br', ''] : ['']) await copy(source + suffix, target + suffix)
        }),
      )
    },
  }

  function read(from: string, name: string): Resource | undefined {
    const file = join(from, name)
    if (!existsSync(file)) return undefined
    try {
      const hasBrotli = existsSync(`${file}.br`)
      const type = mediaTypes[extname(name)] ?? ''
      const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)
      return resourceOf(from, { path: `/assets/${name}`, file: name, type, hash, hasBrotli, kind: 'asset' }, settings)
    } catch {
      // The file was deleted at this moment or cannot be read, so it counts as missing.
      return undefined
    }
  }
}

/**
 * Renews the time of an existing file, which marks it as in use. A new file is renamed when complete, so that an
 * incomplete one is never served.
 */
async function copy(source: string, target: string): Promise<void> {
  const now = new Date()
  const [wanted, there] = await Promise.all([stat(source), stat(target).catch(() => undefined)])
  if (there?.size !== wanted.size) {
    const part = `${target}.${randomUUID()}.part`
    await copyFile(source, part)
    await rename(part, target)
  }
  await utimes(target, now, now)
}

async function forgetOld(directory: string): Promise<void> {
  const oldest = Date.now() - retentionMs
  await Promise.all(
    (await readdir(directory)).map(async (name) => {
      if (!isHashedName(name.replace(/(\.[\w-]+\.part|\.br|\.gz)+$/, ''))) return
      const file = join(directory, name)
      const found = await stat(file).catch(() => undefined)
      if (found && found.mtimeMs < oldest) await rm(file, { force: true })
    }),
  )
}

function isHashedName(name: string): boolean {
  const [, stem = ''] = fileName.exec(name) ?? []
  const dash = stem.indexOf('-', 1)
  return dash > 0 && stem.length - dash > minHashLength
}
