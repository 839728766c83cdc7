export interface Sender {
  readonly name: string
  readonly address: string
  /** What letters of this sender are numbered under. */
  readonly domain: string
}

const shape = /^(?:"?(?<name>[^"<>]*?)"?\s*<)?(?<address>[^\s<>@]+@(?<domain>[^\s<>@]+))>?$/

/** `Stek <hallo@stek.example>` or the address alone; nothing when it is neither. */
export function senderOf(text: string): Sender | undefined {
  const { name = '', address, domain } = shape.exec(text.trim())?.groups ?? {}
  return address === undefined || domain === undefined ? undefined : { name: name.trim(), address, domain }
}
