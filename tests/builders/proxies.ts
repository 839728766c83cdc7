import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#platform/config/root.ts'

export interface ProxySetting {
  readonly port: number
  /** Of the shops, with their ports. */
  readonly addresses: readonly string[]
  /** What the shops are called. */
  readonly host: string
  /** More for the `http` block of nginx, or the frontend of HAProxy. */
  readonly more?: string
  /** Of HAProxy's own metrics. */
  readonly metricsPort?: number
}

/** In front of shops, until it is disposed of. */
export interface Proxy extends AsyncDisposable {
  readonly origin: string
}

export async function startNginx(setting: ProxySetting, hasCache: boolean): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-nginx-'))
  const file = writeNginxConfiguration(setting, directory, hasCache)
  return start('/usr/sbin/nginx', ['-c', file], setting.port, directory)
}

export async function startHaproxy(setting: ProxySetting): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'stek-haproxy-'))
  const file = writeHaproxyConfiguration(setting, directory)
  return start('/usr/sbin/haproxy', ['-db', '-f', file], setting.port, directory)
}

async function start(program: string, args: readonly string[], port: number, directory: string): Promise<Proxy> {
  const child = spawn(program, args, { detached: true, stdio: 'inherit' })
  const ended = once(child, 'exit')
  const origin = `http://localhost:${port}`
  while (!(await fetch(`${origin}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${program} does not take its configuration`)
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

/** Writes a configuration as it is in `deploy`, but for names, TLS and ports of its own. */
export function writeHaproxyConfiguration(setting: ProxySetting, directory: string): string {
  const { port, addresses, host, more = '', metricsPort } = setting
  const shipped = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
  const toHttps = shipped.slice(shipped.indexOf('# Pages lead to https'), shipped.indexOf('frontend metrics'))
  const bind = [`bind :${port} backlog 2048`, more, `http-request set-header Host ${host}`].join('\n  ')
  const file = join(directory, 'haproxy.cfg')
  writeFileSync(
    file,
    shipped
      .replace(toHttps, '')
      .replace('127.0.0.1:8404', metricsPort === undefined ? `unix@${directory}/metrics` : `127.0.0.1:${metricsPort}`)
      .replace(/bind :443 .*/, bind)
      .replace('Host shop.example', `Host ${host}`)
      .replaceAll(/^ {2}server two .*\n/gm, '')
      .replaceAll(/^ {2}server one \S+:3001 (.*\n)/gm, (_, rest: string) =>
        addresses.map((address, at) => `  server s${at} ${address} ${rest.replace('/one', `/s${at}`)}`).join(''),
      ),
  )
  return file
}

/** Writes a configuration as it is in `deploy`, with the cache in front of pages where told, but for names and TLS. */
export function writeNginxConfiguration(setting: ProxySetting, directory: string, hasCache: boolean): string {
  const { port, addresses, host, more = '' } = setting
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
    `daemon off; ${paths}\nevents { worker_connections 4096; }\nhttp { access_log off; ${temporary} ${more}\n${site} }`,
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
