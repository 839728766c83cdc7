import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Tab } from './driver.ts'
import { look, type Sight } from './look.ts'
import { described, sent, type Target } from './target.ts'

const patience = 20_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Keys by their number in WebDriver. */
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  Shift: '\uE008',
} as const
export type Key = keyof typeof keys

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const fits = (text: string, expected: string | RegExp) =>
  typeof expected === 'string' ? squeezed(text).includes(squeezed(expected)) : expected.test(text)

/** A page as somebody uses it, the same for every engine. Each step waits until it can be done. */
export class Page {
  readonly #tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.#tab = tab
    this.#origin = origin
  }

  goto(path: string): Promise<void> {
    return this.#tab.goto(new URL(path, this.#origin).href)
  }

  back(): Promise<void> {
    return this.#tab.traverse('back')
  }

  forward(): Promise<void> {
    return this.#tab.traverse('forward')
  }

  reload(): Promise<void> {
    return this.#tab.reload()
  }

  screenshot(): Promise<Buffer> {
    return this.#tab.screenshot()
  }

  /** Calls a function in the page; it may use nothing but its arguments. */
  async run<Arguments extends readonly unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return (await this.#tab.run(work.toString(), args)) as Awaited<Result>
  }

  /** Tries until it is as expected; while a page goes, nothing can be read from it. */
  async until<Value>(what: string, read: () => Promise<Value>, isRight: (value: Value) => boolean): Promise<Value> {
    const end = performance.now() + patience
    for (let seen: unknown; ; await pause(80)) {
      try {
        const value = await read()
        if (isRight(value)) return value
        seen = value
      } catch (error) {
        seen = error instanceof Error ? error.message : error
      }
      if (performance.now() > end) throw new Error(`${what}; last: ${JSON.stringify(seen)}, ${await this.#place()}`)
    }
  }

  async #place(): Promise<string> {
    return this.path().catch(() => 'on no page')
  }

  see(target: Target): Promise<Sight | null> {
    return this.run(look, sent(target), false)
  }

  async sees(target: Target): Promise<Sight> {
    const sight = await this.until(`sees ${described(target)}`, () => this.see(target), Boolean)
    assert(sight)
    return sight
  }

  async seesNo(target: Target): Promise<void> {
    await this.until(
      `sees no ${described(target)}`,
      () => this.see(target),
      (sight) => sight === null,
    )
  }

  async reads(target: Target, expected: string | RegExp): Promise<string> {
    const what = `reads ${String(expected)} at ${described(target)}`
    const sight = await this.until(
      what,
      () => this.see(target),
      (seen) => fits(seen?.text ?? '', expected),
    )
    return sight?.text ?? ''
  }

  async hasFocus(target: Target): Promise<void> {
    await this.until(
      `focus on ${described(target)}`,
      () => this.see(target),
      (sight) => sight?.focused === true,
    )
  }

  async holds(target: Target, value: string | RegExp): Promise<void> {
    const what = `${String(value)} in ${described(target)}`
    await this.until(
      what,
      () => this.see(target),
      (sight) => (typeof value === 'string' ? sight?.value === value : value.test(sight?.value ?? '')),
    )
  }

  async isChecked(target: Target, expected = true): Promise<void> {
    await this.until(
      `${described(target)} checked: ${expected}`,
      () => this.see(target),
      (sight) => sight?.checked === expected,
    )
  }

  async counts(target: Target, expected: number): Promise<void> {
    const read = async () => (await this.see(target))?.count ?? 0
    await this.until(`${expected} of ${described(target)}`, read, (count) => count === expected)
  }

  /** Path, query and fragment. */
  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash)
  }

  async isAt(expected: string | RegExp): Promise<void> {
    const isThere = (path: string) => (typeof expected === 'string' ? path === expected : expected.test(path))
    await this.until(`at ${String(expected)}`, () => this.path(), isThere)
    // A page that has only just begun is not there yet.
    await this.until(
      'loaded',
      () => this.run(() => document.readyState),
      (state) => state === 'complete',
    )
  }

  kept(key: string): Promise<string | null> {
    return this.run((name) => localStorage.getItem(name), key)
  }

  /** As a browser does that was here before. */
  keep(key: string, value: string): Promise<void> {
    return this.run((name, text) => localStorage.setItem(name, text), key, value)
  }

  async click(target: Target, times = 1): Promise<void> {
    let before: unknown
    const sight = await this.until(
      `can press ${described(target)}`,
      () => this.run(look, sent(target), true),
      (seen) => {
        // What still moves is elsewhere when the pointer gets there.
        const place = [seen?.point, seen?.top]
        const isStill = isDeepStrictEqual(place, before)
        before = place
        return Boolean(seen?.point) && seen?.disabled === false && isStill && !seen.moves
      },
    )
    assert(sight?.point)
    await this.clickAt(sight.point, times)
  }

  async clickAt({ x, y }: { readonly x: number; readonly y: number }, times = 1): Promise<void> {
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          ...Array.from({ length: times }, () => press).flat(),
        ],
      },
    ])
  }

  async press(...names: readonly Key[]): Promise<void> {
    for (const name of names) await this.type(keys[name])
  }

  /** Key by key, where the focus is. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#tab.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Puts a text in the place of what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.hasFocus(target)
    await this.run(() => (document.activeElement as HTMLInputElement).select())
    await (text === '' ? this.press('Backspace') : this.type(text))
    await this.holds(target, text)
  }

  async check(target: Target, expected = true): Promise<void> {
    if ((await this.sees(target)).checked !== expected) await this.click(target)
    await this.isChecked(target, expected)
  }

  /** The list of a select belongs to the machine, not to the page: no driver reaches into it. */
  async choose(target: Target, value: string): Promise<void> {
    const { attributes } = await this.sees(target)
    await this.run(
      (name, chosen) => {
        const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
        if (!select) throw new Error(`no select ${name}`)
        select.focus()
        select.value = chosen
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
      },
      attributes['name'] ?? '',
      value,
    )
    await this.holds(target, value)
  }
}
