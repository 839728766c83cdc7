import { useState } from 'react'
import { brand } from '#site/brand.ts'

export type IsCommon = (password: string) => boolean

const knowsNone: IsCommon = () => false
let list: IsCommon | undefined

/** The list of passwords everybody uses comes when somebody is about to choose one. The server has it anyway. */
export function useCommonPasswords(): { readonly isCommon: IsCommon; readonly load: () => void } {
  const [, setLoaded] = useState(list !== undefined)

  async function load(): Promise<void> {
    if (list) return
    const { isCommonPasswordAt } = await import('#domain/customers/common-passwords.ts')
    list = isCommonPasswordAt(brand.name)
    setLoaded(true)
  }
  return { isCommon: list ?? knowsNone, load: () => void load().catch(() => {}) }
}
