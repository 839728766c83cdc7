import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/builders/own-place.ts'
import { startProgram } from './child-program.ts'
import { type Engine, type Profile, type ProfileSettings, type Tab, wrapped } from './driver.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** WebKitGTK has no mode without a screen. */
  readonly display: string
}

/** WebKitGTK by the older WebDriver, which is all its driver speaks: one session is one browser with a new profile. */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-webkit-'))
  const screen = await startProgram(
    '/bin/sh',
    ['-c', 'exec "$0" -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp', display],
    /^(\d+)\n/m,
  )
  const port = await freePort()
  const environment = { DISPLAY: `:${screen.said[1]}`, HOME: directory, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' }
  const own = { ...environment, NO_AT_BRIDGE: '1', GTK_A11Y: 'none' }
  // The tool bar would not let the window become as narrow as a telephone.
  mkdirSync(join(directory, '.config/gtk-3.0'), { recursive: true })
  const slim = 'font-size: 1px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; -gtk-icon-size: 1px;'
  writeFileSync(join(directory, '.config/gtk-3.0/gtk.css'), `* { ${slim} }\n`)
  const server = await startProgram(
    '/bin/sh',
    ['-c', `"$0" --port=${port} --replace-on-new-session & echo started; wait`, driver],
    /started/,
    own,
  )
  const call = caller(`http://127.0.0.1:${port}`)
  await answering(call)
  let version = ''
  const engine: Engine = {
    get name() {
      return `WebKitGTK ${version}`
    },
    reportsPlainHttp: true,
    async openProfile(settings) {
      const args = ['--automation']
      if (!settings.scripts) args.push('--enable-javascript-markup=false')
      const { sessionId, capabilities } = await startSession(call, browser, args)
      version = capabilities.browserVersion
      return openProfile(settings, (method, path, body) => call(method, `/session/${sessionId}${path}`, body))
    },
    async close() {
      await server.stop()
      await screen.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return engine
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, timeout?: number) => Promise<unknown>

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** Now and then a browser starts and its driver does not hear of it; the next one takes its place. */
async function startSession(call: Call, binary: string, args: readonly string[]): Promise<Session> {
  const options = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary, args } }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await call('POST', '/session', { capabilities: { alwaysMatch: options } }, 25_000)) as Session
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

function caller(origin: string): Call {
  return async (method, path, body, timeout = 60_000) => {
    const response = await fetch(origin + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(timeout),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }
}

async function answering(call: Call): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return void (await call('GET', '/status'))
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function openProfile({ width, height }: ProfileSettings, call: Call): Promise<Profile> {
  let first: string | undefined = String(await call('GET', '/window'))
  let current = first
  const tabs: Tab[] = []
  const heard = new Set<string>()
  const turnTo = async (handle: string) => {
    if (handle !== current) await call('POST', '/window', { handle })
    current = handle
  }
  return {
    async openTab() {
      const handle =
        first ?? ((await call('POST', '/window/new', { type: 'window' })) as { readonly handle: string }).handle
      first = undefined
      await turnTo(handle)
      await resize(call, width, height)
      const tab = tabOf(call, () => turnTo(handle), heard)
      tabs.push(tab)
      return tab
    },
    complaints: async () => {
      for (const tab of tabs) await tab.run('() => null', [])
      return [...heard].filter((each) => !skippedByItself.test(each))
    },
    close: async () => void (await call('DELETE', '')),
  }
}

/** Of a motion from page to page that it left out itself: no script asked for one, or could answer for it. */
const skippedByItself = /^rejection: AbortError: Skipping view transition because skipTransition\(\) was called\./

/** The window is larger than the page in it. */
async function resize(call: Call, width: number, height: number): Promise<void> {
  await call('POST', '/window/rect', { x: 0, y: 0, width, height })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const inner = (await call('POST', '/execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    })) as [number, number]
    if (inner[0] === width && inner[1] === height) return
    await new Promise((resolve) => setTimeout(resolve, 50))
    // Before its first layout a window has no size inside.
    if (inner[0] < 1 || inner[1] < 1) continue
    const outer = (await call('GET', '/window/rect')) as { width: number; height: number }
    const next = { width: outer.width + width - inner[0], height: outer.height + height - inner[1] }
    // The page inside follows the window a moment later, so that both may be measured around a change.
    if (next.width < width || next.height < height) continue
    await call('POST', '/window/rect', { x: 0, y: 0, ...next })
  }
  throw new Error(`The window does not become ${width} x ${height}`)
}

/**
 * An engine without a way to run something before the scripts of a page: each call listens for errors from then on, and
 * brings along what was heard. Calls come from the moment a page begins to load.
 */
const listening = `
  if (!window.heard) {
    const heard = []
    Object.defineProperty(window, 'heard', { value: heard })
    const at = ' on ' + location.pathname
    addEventListener('error', ({ message, filename, lineno }) => heard.push('error: ' + message + ' (' + filename + ':' + lineno + ')' + at))
    addEventListener('unhandledrejection', ({ reason }) => heard.push('rejection: ' + reason + at))
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => heard.push('policy: ' + effectiveDirective + ' refused ' + blockedURI + at))
  }`

interface Answer {
  readonly json?: string
  readonly error?: string
  readonly heard: readonly string[]
}

function tabOf(call: Call, inFront: () => Promise<void>, heard: Set<string>): Tab {
  async function run(source: string, args: readonly unknown[]): Promise<unknown> {
    await inFront()
    const script = `${listening}
      const [json, tell] = arguments
      new Promise((resolve) => resolve((${wrapped(source)})(json))).then(
        (json) => tell({ json, heard: window.heard }),
        (error) => tell({ error: String(error), heard: window.heard }),
      )`
    const answer = (await call('POST', '/execute/async', { script, args: [JSON.stringify(args)] })) as Answer
    for (const each of answer.heard) heard.add(each)
    if (answer.json === undefined) throw new Error(answer.error)
    return JSON.parse(answer.json) as unknown
  }

  /** Waits for the next document; of a new fragment there is none. */
  async function arrive(leave: () => Promise<unknown>): Promise<void> {
    await run('() => { window.isLeft = true }', [])
    await leave()
    const state = '() => (window.isLeft ? "left" : document.readyState)'
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const reached = await run(state, []).catch(() => 'between')
      if (reached === 'complete') return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('The page does not load')
  }

  return {
    async goto(url) {
      const before = String(await run('() => location.href', []))
      const [here = '', there = ''] = [before, url].map((each) => each.split('#')[0])
      const navigate = () => call('POST', '/url', { url })
      await (here === there && url.includes('#') ? navigate() : arrive(navigate))
    },
    traverse: (direction) =>
      inFront()
        .then(() => call('POST', `/${direction}`))
        .then(() => undefined),
    reload: () => arrive(() => call('POST', '/refresh')),
    run,
    async perform(sources) {
      await inFront()
      await call('POST', '/actions', { actions: sources })
    },
    async screenshot() {
      await inFront()
      return Buffer.from(String(await call('GET', '/screenshot')), 'base64')
    },
  }
}
