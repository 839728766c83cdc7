import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#platform/config/root.ts'

export interface NginxSetting {
  readonly port: number
  /** Addresses of the shops, including ports. */
  readonly addresses: readonly string[]
  /** Host name of the shops. */
  readonly host: string
}

/**
 * Writes the nginx configuration of `deploy` with other names and ports and without TLS.
 * @returns the path of the file
 */
export function writeNginxConfiguration({ port, addresses, host }: NginxSetting, directory: string): string {
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const toHttps = shipped.slice(shipped.indexOf('# Pages redirect'), shipped.indexOf('server {\n  listen 443'))
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
  const paths = `pid ${directory}/nginx.pid; error_log ${directory}/nginx.log; worker_rlimit_nofile 8192;`
  const temporary = `client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/temp;`
  // Worker processes of nginx run as another user.
  chmodSync(directory, 0o755)
  const file = join(directory, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; ${paths}\nevents { worker_connections 4096; }\nhttp { access_log off; ${temporary}\n${site} }`,
  )
  return file
}
