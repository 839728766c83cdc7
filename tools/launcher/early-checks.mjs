import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { Problem } from './problem.mjs'
import { environment, root } from './project.mjs'

/** What would only go wrong at the very end is looked at first. Settings that make no sense are told later, together. */
export async function checkEarly() {
  if (!environment.DATABASE_URL) checkDataDir(resolve(root, environment.DATA_DIR || '.data'))
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

/** Not with `recursive`: where the system says "no such file" to a new directory, as in /proc, Node would try for ever. */
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
