import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '#platform/config/root.ts'

export interface NginxSetting {
  readonly port: number
  /** Addresses of the shops, including ports. */
  readonly addresses: readonly string[]
  /** Host name of the shops. */
  readonly host: string
  /** Lines of a cache: those above `server`, and those in `location /`. */
  readonly cache?: { readonly above: string; readonly inside: string }
}

export interface Nginx extends AsyncDisposable {
  readonly port: number
}

/** Runs nginx with the configuration of `deploy` until it is disposed of. */
export async function startNginx(setting: NginxSetting): Promise<Nginx> {
  const { port } = setting
  const directory = mkdtempSync(join(tmpdir(), 'stek-nginx-'))
  const nginx = spawn('/usr/sbin/nginx', ['-c', writeNginxConfiguration(setting, directory)], { stdio: 'inherit' })
  const isUp = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let count = 0; count < 200 && !(await isUp()); count += 1) await setTimeout(50)
  return {
    port,
    async [Symbol.asyncDispose]() {
      nginx.kill()
      await once(nginx, 'exit')
      rmSync(directory, { recursive: true })
    },
  }
}

/**
 * Writes the nginx configuration of `deploy` with other names and ports and without TLS.
 * @returns the path of the file
 */
export function writeNginxConfiguration({ port, addresses, host, cache }: NginxSetting, directory: string): string {
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const toHttps = shipped.slice(shipped.indexOf('# Pages redirect'), shipped.indexOf('server {\n  listen 443'))
  const cachingLines = cache ? `${cache.inside}\nadd_header X-Cache $upstream_cache_status;` : ''
  const site = shipped
    .replace(toHttps, '')
    .replace(/^ {2}server \S+:3002 .*\n/m, '')
    .replace(/^ {2}server \S+:3001( .*\n)/m, (_, rest: string) =>
      addresses.map((address) => `  server ${address}${rest}`).join(''),
    )
    .replaceAll(/^ {2}(?:ssl_|listen \[).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen ${port} backlog=2048`)
    // All simulated buyers share one address.
    .replace('limit_conn stek_connections 100', 'limit_conn stek_connections 4096')
    .replace('Host $host', `Host ${host}`)
    .replace('proxy_pass http://stek;', (line) => `${line}\n${cachingLines}`)
  const above = (cache?.above ?? '').replace('/var/cache/nginx/stek', `${directory}/cache`)
  const paths = `pid ${directory}/nginx.pid; error_log ${directory}/nginx.log; worker_rlimit_nofile 8192;`
  const temporary = `client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/temp;`
  // Worker processes of nginx run as another user.
  chmodSync(directory, 0o755)
  const file = join(directory, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; ${paths}\nevents { worker_connections 4096; }\nhttp { access_log off; ${temporary}\n${above}\n${site} }`,
  )
  return file
}
