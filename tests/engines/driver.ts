/** What a journey needs of a browser, and no more: one implementation for each engine. */
export interface Engine {
  /** With its version, as the engine says it. */
  readonly name: string
  /** Whether it sends reports about pages that came by plain HTTP. */
  readonly reportsPlainHttp: boolean
  /** A browser profile that nobody used before. */
  readonly openProfile: (settings: ProfileSettings) => Promise<Profile>
  readonly close: () => Promise<void>
}

export interface ProfileSettings {
  readonly width: number
  readonly height: number
  /** Whether pages may run scripts; the driver's own run in any case. */
  readonly scripts: boolean
}

export interface Profile {
  readonly openTab: () => Promise<Tab>
  /** Violations of the policy, uncaught errors and whatever else pages wrote to the console as an error. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export interface Tab {
  /** Resolves once the page is loaded. */
  readonly goto: (url: string) => Promise<void>
  readonly traverse: (direction: 'back' | 'forward') => Promise<void>
  readonly reload: () => Promise<void>
  /** The source of a function, called in the page with arguments that JSON can hold; so must its result be. */
  readonly run: (source: string, args: readonly unknown[]) => Promise<unknown>
  /** Input as the engine gets it from devices; sources of actions as WebDriver has them. */
  readonly perform: (sources: readonly object[]) => Promise<void>
  readonly screenshot: () => Promise<Buffer>
}

/**
 * Both protocols pass texts only, so that there is one way to write values. Without `await`: where a page may run no
 * scripts, nothing that waits goes on.
 */
export const wrapped = (source: string): string =>
  `(json) => {
    const result = (${source})(...JSON.parse(json))
    return result instanceof Promise ? result.then((value) => JSON.stringify(value ?? null)) : JSON.stringify(result ?? null)
  }`
