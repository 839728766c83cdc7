import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Age from which directories are removed, unless this process needs them. */
const retentionMs = 60 * 60_000
const renderTimeoutMs = 10 * 60_000

/** Reads `content.json` in a directory, and writes the pages that differ from those of the build. */
export type Render = (directory: string, signal: AbortSignal) => Promise<void>

/**
 * Renders the pages of a build with other prices or for another day. The directory is named by a hash of the build and
 * the content and appears by rename, so a process that starts again, or a second one, finds the same pages there.
 * @returns the directory with the pages
 */
export async function renderPages(parent: string, name: string, content: object, render: Render, signal: AbortSignal) {
  const directory = join(parent, name)
  if (existsSync(directory)) return directory
  await mkdir(parent, { recursive: true })
  const part = await mkdtemp(join(parent, 'part-'))
  try {
    await writeFile(join(part, 'content.json'), JSON.stringify(content))
    await render(part, signal)
    await rename(part, directory).catch((error: unknown) => {
      if (!existsSync(directory)) throw error
    })
  } finally {
    await rm(part, { recursive: true, force: true })
  }
  return directory
}

/** Removes directories of rendered pages, complete or not, except `needed`. */
export async function removeOldPages(parent: string, needed: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(parent)) {
    if (needed.has(name)) continue
    const found = await stat(join(parent, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > retentionMs)
      await rm(join(parent, name), { recursive: true, force: true })
  }
}

export function nameOfPages(build: string, content: object): string {
  return createHash('sha256').update(build).update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}

/** Renders in a separate process with a lower priority than the servers, and without their settings and secrets. */
export function renderWith(program: string): Render {
  return (directory, signal) =>
    new Promise((resolve, reject) => {
      const options = { signal, timeout: renderTimeoutMs, killSignal: 'SIGKILL', env: {} } as const
      execFile(process.execPath, [program, directory], options, (error, _out, stderr) => {
        if (error) reject(new Error(/^\w*Error.*$/m.exec(stderr)?.[0] ?? error.message.slice(0, 300), { cause: error }))
        else resolve()
      })
    })
}
