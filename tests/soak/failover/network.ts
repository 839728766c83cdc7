import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { promisify } from 'node:util'

/** A machine on a network of its own: a namespace of this one. */
export interface Machine {
  readonly name: string
  readonly address: string
  readonly run: (command: string, ...args: readonly string[]) => Promise<string>
  readonly start: (command: string, args: readonly string[], options?: SpawnOptions) => ChildProcess
  /** Pulls the plug of its network: what is on the way is lost, and nobody is told. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

export interface Network extends AsyncDisposable {
  /** Where machines reach this process. */
  readonly home: string
  readonly addMachine: (name: string) => Promise<Machine>
}

const run = promisify(execFile)
export const shell = async (command: string, ...args: readonly string[]): Promise<string> =>
  (await run(command, [...args])).stdout.trim()

/** A switch on this machine, and machines that are plugged into it. Needs root. */
export async function openNetwork(): Promise<Network> {
  const mark = process.pid % 10_000
  const subnet = `10.77.${process.pid % 250}`
  const bridge = `sk${mark}`
  await using open = new AsyncDisposableStack()
  await shell('ip', 'link', 'add', bridge, 'type', 'bridge')
  open.defer(async () => void (await shell('ip', 'link', 'del', bridge)))
  await shell('ip', 'addr', 'add', `${subnet}.1/24`, 'dev', bridge)
  await shell('ip', 'link', 'set', bridge, 'up')
  let count = 0
  const resources = open.move()
  return {
    home: `${subnet}.1`,
    async addMachine(name) {
      count += 1
      const namespace = `stek-${process.pid}-${name}`
      const [plug, address] = [`sk${mark}-${count}`, `${subnet}.${10 + count}`]
      await shell('ip', 'netns', 'add', namespace)
      resources.defer(async () => void (await shell('ip', 'netns', 'del', namespace)))
      await shell('ip', 'link', 'add', plug, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      await shell('ip', 'link', 'set', plug, 'master', bridge, 'up')
      const enter = ['netns', 'exec', namespace]
      await shell('ip', ...enter, 'ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0')
      for (const device of ['lo', 'eth0']) await shell('ip', ...enter, 'ip', 'link', 'set', device, 'up')
      return {
        name,
        address,
        run: (command, ...args) => shell('ip', ...enter, command, ...args),
        start: (command, args, options = {}) => spawn('ip', [...enter, command, ...args], options),
        cut: async () => void (await shell('ip', 'link', 'set', plug, 'down')),
        mend: async () => void (await shell('ip', 'link', 'set', plug, 'up')),
      }
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** What is listened to at one address is taken to another. */
export async function forward(
  from: { readonly host: string; readonly port?: number },
  to: { readonly host: string; readonly port: number },
  open: AsyncDisposableStack,
): Promise<void> {
  const server = createServer((near) => {
    const far = connect(to.port, to.host)
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  })
  server.listen(from.port ?? to.port, from.host)
  await once(server, 'listening')
  open.defer(() => void server.close())
}
