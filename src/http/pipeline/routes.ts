import type { Endpoint } from './endpoint.ts'

/** The methods that a path takes, as the Allow header writes them; nothing for a path we do not have. */
export function allowedMethodsOf(
  calls: readonly Pick<Endpoint, 'method' | 'path'>[],
): (path: string) => string | undefined {
  const methods = new Map<string, string[]>()
  for (const { method, path } of calls) {
    const known = methods.get(path) ?? []
    methods.set(path, [...known, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  const routes = [...methods].map(([path, allowed]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    allowed: allowed.join(', '),
  }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.allowed
}
