/** Web storage of a browser: `blocked` throws at every access, `full` rejects writes. */
export class LocalStorage implements Storage {
  private readonly values = new Map<string, string>()
  private readonly fault: 'blocked' | 'full' | undefined

  constructor(values: Readonly<Record<string, string>> = {}, fault?: 'blocked' | 'full') {
    for (const [key, value] of Object.entries(values)) this.values.set(key, value)
    this.fault = fault
  }

  get length(): number {
    return this.values.size
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    if (this.fault === 'blocked') throw new DOMException('blocked', 'SecurityError')
    return this.values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (this.fault) throw new DOMException(this.fault, 'QuotaExceededError')
    this.values.set(key, value)
  }

  removeItem(key: string): void {
    if (this.fault === 'blocked') throw new DOMException('blocked', 'SecurityError')
    this.values.delete(key)
  }

  clear(): void {
    this.values.clear()
  }
}
