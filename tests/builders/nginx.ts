import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#root.ts'

export interface NginxSetting {
  /** Where its files go. */
  readonly directory: string
  readonly port: number
  /** Of the shops, with their ports. */
  readonly addresses: readonly string[]
  /** What the shops are called. */
  readonly host: string
  /** More for the `http` block. */
  readonly http?: string
}

/** nginx in front of shops, until it is disposed of. */
export async function startNginx(
  setting: Omit<NginxSetting, 'directory'>,
  hasCache: boolean,
): Promise<AsyncDisposable & { readonly origin: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-nginx-'))
  const file = writeNginxConfiguration({ ...setting, directory }, hasCache)
  const child = spawn('/usr/sbin/nginx', ['-c', file], { detached: true, stdio: 'inherit' })
  const ended = once(child, 'exit')
  const origin = `http://localhost:${setting.port}`
  while (!(await fetch(`${origin}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx does not take its configuration')
    await pause(50)
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Writes a configuration as it is in `deploy`, with the cache in front of pages where told, but for names and TLS. */
export function writeNginxConfiguration(setting: NginxSetting, hasCache: boolean): string {
  const { directory, port, addresses, host, http = '' } = setting
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const toHttps = shipped.slice(shipped.indexOf('# Pages lead to https'), shipped.indexOf('server {\n  listen 443'))
  const plain = shipped
    .replace(toHttps, '')
    .replaceAll(/^ {2}server \S+:3002 .*\n/gm, '')
    .replaceAll(/^ {2}server \S+:3001( .*\n)/gm, (_, rest: string) => serversOf(addresses, rest))
    .replaceAll('/var/log/nginx', directory)
    .replaceAll(/^ {2}ssl_.*\n/gm, '')
    .replace('listen 443 ssl', `listen ${port} backlog=2048`)
    .replace('Host $host', `Host ${host}`)
  const site = hasCache ? withCache(plain, directory) : plain
  const paths = `pid ${directory}/nginx.pid; error_log ${directory}/nginx.log; worker_rlimit_nofile 8192;`
  const temporary = `client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/temp;`
  // Its workers are somebody else.
  chmodSync(directory, 0o755)
  const file = join(directory, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; ${paths}\nevents { worker_connections 4096; }\nhttp { access_log off; ${temporary} ${http}\n${site} }`,
  )
  return file
}

function serversOf(addresses: readonly string[], rest: string): string {
  return addresses.map((address) => `  server ${address}${rest}`).join('')
}

/** As the comment at the top of the file tells to do it. */
function withCache(site: string, directory: string): string {
  const cache = readFileSync(join(root, 'deploy/nginx-cache.conf'), 'utf8').replaceAll('/var/cache/nginx', directory)
  const inside = cache.indexOf('# Inside `server`')
  const ownLocation = /location \/ \{[^}]*\}/.exec(site)?.[0] ?? ''
  return site
    .replace(ownLocation, () => cache.slice(inside))
    .replace('server {\n  listen', () => `${cache.slice(0, inside)}\nserver {\n  listen`)
}
