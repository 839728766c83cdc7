import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bidi, connectBidi } from './bidi.ts'
import { startProgram } from './child-program.ts'
import { type Engine, type Profile, type ProfileSettings, type Tab, wrapped } from './driver.ts'

/** A Dutch visitor whose browser asks nobody else for anything. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': 'nl,de,en',
  'ui.systemUsesDarkTheme': 0,
  'app.update.auto': false,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'signon.rememberSignons': false,
}

/** Firefox speaks WebDriver BiDi itself; the older protocol would need geckodriver, which Debian does not have. */
export async function openFirefox(program: string): Promise<Engine> {
  const usual = await startFirefox(program, {})
  return {
    name: `Firefox ${usual.version}`,
    reportsPlainHttp: false,
    async openProfile(settings) {
      if (settings.scripts) return openProfile(usual.bidi, settings)
      // Only a preference turns scripts off, and those hold for the whole browser.
      const scriptless = await startFirefox(program, { 'javascript.enabled': false })
      const profile = await openProfile(scriptless.bidi, settings)
      return { ...profile, close: scriptless.stop }
    },
    close: usual.stop,
  }
}

interface RunningFirefox {
  readonly bidi: Bidi
  readonly version: string
  readonly stop: () => Promise<void>
}

async function startFirefox(program: string, own: typeof preferences): Promise<RunningFirefox> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-firefox-'))
  const downloads = join(directory, 'downloads')
  mkdirSync(downloads)
  const lines = Object.entries({ ...preferences, ...own, 'browser.download.dir': downloads }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(directory, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', directory, 'about:blank']
  const firefox = await startProgram(program, args, /WebDriver BiDi listening on (ws:\S+)/, { HOME: directory })
  const bidi = await connectBidi(`${firefox.said[1]}/session`)
  const { capabilities } = await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded', 'script.message'] })
  return {
    bidi,
    version: (capabilities as { browserVersion: string }).browserVersion,
    async stop() {
      bidi.close()
      await firefox.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs before the scripts of a page, in a realm of its own. */
const watchPolicy = `(tell) => addEventListener('securitypolicyviolation', (event) =>
  tell(\`policy: \${event.effectiveDirective} refused \${event.blockedURI} on \${event.documentURI} \${event.sourceFile ?? ''}:\${event.lineNumber} \${event.sample}\`), true)`

interface LogEntry {
  readonly level: string
  readonly text: string | null
  readonly type: string
  readonly source: { readonly context?: string }
  readonly stackTrace?: { readonly callFrames: readonly { readonly url: string; readonly lineNumber: number }[] }
}

async function openProfile(bidi: Bidi, { width, height }: ProfileSettings): Promise<Profile> {
  const { userContext } = await bidi.send('browser.createUserContext')
  const contexts = new Set<string>()
  const complaints: string[] = []
  const channel = `policy-${String(userContext)}`
  await bidi.send('script.addPreloadScript', {
    functionDeclaration: watchPolicy,
    arguments: [{ type: 'channel', value: { channel } }],
    userContexts: [userContext],
    sandbox: 'watch',
  })
  bidi.on('script.message', (params) => {
    if (params['channel'] === channel) complaints.push((params['data'] as { value: string }).value)
  })
  bidi.on('log.entryAdded', (params) => {
    const { level, text, type, source, stackTrace } = params as unknown as LogEntry
    if ((level !== 'error' && level !== 'warn') || !contexts.has(source.context ?? '')) return
    const [frame] = stackTrace?.callFrames ?? []
    complaints.push(`${type} ${level}: ${text} ${frame ? `(${frame.url}:${frame.lineNumber})` : ''}`)
  })
  return {
    async openTab() {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext })
      contexts.add(String(context))
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
      return tabOf(bidi, String(context))
    },
    complaints: async () => complaints,
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  }
}

interface Evaluation {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

function tabOf(bidi: Bidi, context: string): Tab {
  /** Of two tabs the one in front gets keys and frames. */
  const inFront = () => bidi.send('browsingContext.activate', { context })
  return {
    async goto(url) {
      await inFront()
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async traverse(direction) {
      await bidi.send('browsingContext.traverseHistory', { context, delta: direction === 'back' ? -1 : 1 })
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' })
    },
    async run(source, args) {
      const answer = (await bidi.send('script.callFunction', {
        functionDeclaration: wrapped(source),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })) as unknown as Evaluation
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
      return JSON.parse(answer.result?.value ?? 'null') as unknown
    },
    async perform(sources) {
      await inFront()
      await bidi.send('input.performActions', { context, actions: sources })
    },
    async screenshot() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
  }
}
