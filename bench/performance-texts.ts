const overload =
  'Sender, HAProxy, shop and database share two cores: [decision 52](decisions/0052-overload.md) says where the time goes.'

const recovery =
  'One pause in each half second is enough to count as not recovered; in other runs of the same version it took 0.5 to 1.2 s, and once 3.2 while others took 2 % of the machine.'

const processes =
  'Two processes batch less than one does, and a cart that the other one changed last is read before it is changed ([decision 7](decisions/0007-carts-in-one-statement.md)). In four other runs of the same version reading was at 1.10, 1.06, 1.16 and, of eight rounds, 1.10, adding at 1.10, 1.10, 1.185 and 1.15.'

/** Why a goal is not reached, by the name of its figure. */
export const reasons: Readonly<Record<string, string>> = {
  'read a cart, two processes': processes,
  'add an item, two processes': processes,
  'a page, 64 connections':
    'The shop checks host, path, admission and what the browser has already; in turns with the release before this work the processor time of a page is the same (81 and 82 µs). Bare Node does 15,000 to 26,000 a second within an hour here, and the ratio is 0.74 to 0.94.',
  '2 × capacity: pages, p99': overload,
  '2 × capacity: payments and log-ins, p99': overload,
  '2 × capacity: carts, p99': overload,
  '5 × capacity: pages, p99': overload,
  '5 × capacity: payments and log-ins, p99': overload,
  '5 × capacity: carts, p99': overload,
  '2 × as many visitors: pages, p99': overload,
  '2 × as many visitors: payments and log-ins, p99': overload,
  '2 × as many visitors: carts, p99': overload,
  '5 × as many visitors: pages, p99': overload,
  '5 × as many visitors: payments and log-ins, p99': overload,
  '5 × as many visitors: carts, p99': overload,
  '2 × capacity: until all is as before': recovery,
  '5 × capacity: until all is as before': recovery,
  '2 × as many visitors: until all is as before': recovery,
  '5 × as many visitors: until all is as before': recovery,
  'carts among a crowd of searches, p99': overload,
  'memory after a minute of full load':
    'Less is a matter of flags, and costs processor time: [decision 54](decisions/0054-memory-of-the-server.md) has the table.',
  'memory at rest':
    '52 MB of it are pages of the program of Node, which all processes share; what the rest is: [decision 54](decisions/0054-memory-of-the-server.md).',
  'add an item, 64 connections':
    'One thread of Node checks, prices and answers each call, while the raw statements have 64 backends on both cores; beside bare Node it is ahead.',
  'read a cart, 64 connections': 'One thread of Node against 64 backends on both cores; beside bare Node it is ahead.',
  'add an item, 64 connections, p99':
    'Load, shop and database share two cores, and a call waits for each of them in turn.',
  jobs: 'On two quiet cores it was 1,370 ([decision 26](decisions/0026-the-job-queue-measured.md)).',
  'a key in the extension list, CPU to its frame, slowest':
    'An absolute time, on a machine whose speed changes: the same pages took 32 ms, with a median of 14, a day before.',
  'p99 of a cart beside 200 log-ins a second: many addresses':
    'Threads that hash take a core that the database waits for, and where a machine is fast when it is calm the ratio is the larger. In two later runs of the same version 2.00 and 2.20, in turn with the one before it, 1.96 and 2.29 (`bench/README.md`).',
}

export const peers = `## Peers

Measured before with three interleaved rounds on the same kind of machine (two cores, load and database on them), not by
this run.

| work, 16 connections             | requests a second | server CPU of a request |
| -------------------------------- | ----------------: | ----------------------: |
| add an item: raw statements      |             7,160 |                       – |
| – bare Node and pg               |             4,050 |                 0.18 ms |
| – Hono and pg                    |             3,590 |                 0.20 ms |
| – Vendure 3.7                    |                70 |                   13 ms |
| – Medusa 2.21                    |                 7 |                  135 ms |
| read a cart: raw statement       |            35,300 |                       – |
| – bare Node and pg               |             9,370 |                 0.10 ms |
| – Hono and pg                    |             8,600 |                 0.10 ms |
| – Vendure / Medusa               |          280 / 60 |             3.1 / 17 ms |
| a page of 20 KB, 64 connections: |                   |                         |
| – nginx with one worker          |           110,000 |                    9 µs |
| – bare Node / Hono               |   45,000 / 42,000 |              22 / 24 µs |

Memory of the server: Hono and pg 60–190 MB, Vendure 360–550 MB, Medusa 830–1,140 MB. Script of a first page, gzip: Hydrogen's
skeleton 110 KB, vercel/commerce 175 KB, Next 16 saying hello 138 KB.`

export const elsewhere = `## Goals that are measured elsewhere

| goal                                                                    | measured by                                                                  |
| ----------------------------------------------------------------------- | ---------------------------------------------------------------------------- |
| content page: 7 KB of script, 6 requests, 65 KB; order pages: 92 KB, 12 | \`tests/budgets.test.ts\`, \`tests/e2e/weight.test.ts\`                          |
| Lighthouse: performance 100, paint of the heading not behind the font   | \`tools/check-lighthouse.mjs\`, part of \`npm run test:long\`                    |
| every statement reads a constant number of rows, whatever the size      | \`tests/postgres/size.test.ts\`                                                |
| failover of the database: pages 0 s, calls less than 10 s, nothing lost | \`npm run rehearse:failover\`                                                  |
| our queue of jobs beside pg-boss                                        | \`bench/jobs/run.ts\`, [decision 26](decisions/0026-the-job-queue-measured.md) |
| known and unknown addresses take as long to refuse                      | \`bench/login/timing.ts\`                                                      |`

export const method = `## How it is measured

- Closed loops over kept-alive connections from a small generator on raw sockets; a database to throw away with \`fsync\` on.
  The shop is started as it is released, with its access log and all checks; only the rate limits are off.
- Floors run in the same minutes and take turns with the shop; each figure is the median of its rounds.
- CPU is user and system time from \`/proc/<pid>/stat\`, with the threads that collect garbage. On a busy machine it is the
  figure to look at: a server in one process gets one share of the cores where 64 backends of \`pgbench\` get 64.
- Memory is what \`/proc/<pid>/smaps_rollup\` says: resident, with the pages of the program that all processes share;
  proportional, with a share of them.
- These are short versions, so that all fit into a quarter of an hour. The long ones, and what each table means:
  \`bench/README.md\`. A bench that fails or takes too long is listed above, with the figures it still gave.`
