import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './project.mjs'

/**
 * Prevents two processes in one checkout from installing or building at the same time. The lock of a dead process is
 * removed.
 */
export async function withFileLock(name, work) {
  const directory = join(root, '.cache')
  const lock = join(directory, `${name}.lock`)
  mkdirSync(directory, { recursive: true })
  for (let isAnnounced = false; !acquire(lock); await pause(200)) {
    if (!isAnnounced) console.log(`Waiting for process ${ownerOf(lock)}, which is busy with the same (${name}).`)
    isAnnounced = true
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function acquire(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true })
    return false
  }
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

export function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
