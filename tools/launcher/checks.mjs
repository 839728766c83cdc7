import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { Problem } from './command.mjs'
import { environment, root } from './project.mjs'

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Throws a problem with advice on unsupported machines. */
export function checkMachine(machine = thisMachine()) {
  const { version, platform, arch, glibc } = machine
  if (Number(version.split('.')[0]) < 20) {
    throw new Problem(
      `Node ${version} is too old: 20 or newer is needed. Get it from https://nodejs.org or with nvm install 26.`,
    )
  }
  if (platform === 'win32') {
    throw new Problem('On Windows the shop runs inside WSL: run wsl --install, open Ubuntu, and start it from there.')
  }
  if (!supported.includes(`${platform}-${arch}`)) {
    throw new Problem(`There is no database for ${platform} on ${arch}. Use Linux or macOS on x64 or arm64.`)
  }
  if (!glibc) {
    throw new Problem(
      'The database needs glibc, and this is a musl system (Alpine?). Use a Debian image, such as node:26-slim.',
    )
  }
}

function thisMachine() {
  const { platform, arch, versions } = process
  return { version: versions.node, platform, arch, glibc: platform !== 'linux' || hasGlibc() }
}

function hasGlibc() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime !== undefined
}

/**
 * Checks data directory and port before installing and building, which takes minutes. `check-settings.mjs` reports
 * invalid settings later, all at once.
 */
export async function checkResources() {
  if (!environment.DATABASE_URL && !environment.DATABASE_URL_FILE)
    checkDataDir(resolve(root, environment.DATA_DIR || '.data'))
  const port = Number(environment.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const host = environment.HOST
  for (const address of host && host !== 'localhost' ? [host] : ['127.0.0.1', '::1']) await checkPort(port, address)
}

async function checkPort(port, address) {
  const code = await tryToListen(port, address)
  if (code === 'EADDRINUSE') {
    throw new Problem(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
  }
  if (code === 'EACCES') {
    throw new Problem(`Port ${port} is reserved for the administrator. Choose another: PORT=3000 npm start`)
  }
}

function tryToListen(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)))
  })
}

function checkDataDir(directory) {
  try {
    makeDirectory(directory)
    rmdirSync(mkdtempSync(join(directory, 'can-write-')))
  } catch (error) {
    const reason = reasons[error.code] ?? error.message
    const isForbidden = error.code === 'EACCES' || error.code === 'EPERM'
    const orOwnIt = isForbidden ? `, or make it yours: sudo chown -R "$USER" ${directory}` : ''
    throw new Problem(
      `The data directory ${directory} ${reason}.\nChoose another: DATA_DIR=/path/you/own npm start${orOwnIt}`,
    )
  }
}

/** Does not use `recursive`, with which Node loops forever if mkdir fails with ENOENT, as in /proc. */
function makeDirectory(directory) {
  if (existsSync(directory)) return
  makeDirectory(dirname(directory))
  try {
    mkdirSync(directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
  }
}

const reasons = {
  EACCES: 'cannot be written by you',
  EPERM: 'cannot be written by you',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'is on a disk that is full',
  ENOENT: 'cannot be made there',
  ENOTDIR: 'is not a directory',
  EEXIST: 'is not a directory',
}
