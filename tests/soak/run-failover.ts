import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rehearseFailovers } from '#tests/soak/failover/rehearsal.ts'
import { programs } from '#tests/soak/failover/server-pair.ts'

/* Says how it went: `node tests/soak/run-failover.ts [failovers]`. */
const needed = ['/usr/sbin/nginx', '/usr/bin/setpriv', join(programs, 'pg_rewind')]
const missing = needed.filter((path) => !existsSync(path))
if (process.getuid?.() !== 0) missing.push('the rights of root, for namespaces and disks')
if (missing.length > 0) {
  console.log(`Not rehearsed on this machine, because there is no ${missing.join(', no ')}.`)
  console.log('On Debian 12: apt install nginx-light postgresql-15, then as root: npm run test:long -- failover')
  process.exit(0)
}
const { wrong } = await rehearseFailovers({ rounds: Number(process.argv[2] ?? '20'), say: console.log })
for (const line of wrong.slice(0, 50)) console.log(`WRONG ${line}`)
process.exit(wrong.length === 0 ? 0 : 1)
