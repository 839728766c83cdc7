export const formType = 'application/x-www-form-urlencoded'

/** The type alone, without parameters, in lower case. */
export function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** JSON is UTF-8: another charset is another type. */
export function isJson(header: string): boolean {
  if (header === 'application/json') return true
  const [type = '', ...parameters] = header.split(';')
  if (type.trim().toLowerCase() !== 'application/json') return false
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim().toLowerCase())
    return name !== 'charset' || /^"?utf-8"?$/.test(value)
  })
}
