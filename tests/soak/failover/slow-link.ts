import { connect, createServer, type Socket } from 'node:net'

/* A slow line to several servers: `node tests/soak/failover/slow-link.ts <ms each way> <port>=<host>:<port> …`. SIGUSR2 makes it slow, and quick again. */
const [delay = '0', ...lines] = process.argv.slice(2)
let delayMs = 0
process.on('SIGUSR2', () => (delayMs = delayMs === 0 ? Number(delay) : 0))

for (const line of lines) {
  const [own = '', host = '', port = ''] = line.split(/[=:]/)
  createServer((near) => {
    const far = connect(Number(port), host)
    pass(near, far)
    pass(far, near)
  }).listen(Number(own), '127.0.0.1')
}

/** In the order in which it came. */
function pass(from: Socket, to: Socket): void {
  let before = Promise.resolve()
  from.on('data', (piece) => {
    const due = performance.now() + delayMs
    before = before.then(() => until(due)).then(() => void to.write(piece))
  })
  from.on('error', () => to.destroy()).on('close', () => to.destroy())
}

function until(due: number): Promise<void> {
  const wait = due - performance.now()
  return wait <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait))
}
