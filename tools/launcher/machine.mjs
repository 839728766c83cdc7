import { Problem } from './problem.mjs'

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Says what to do on a machine the shop cannot run on. */
export function checkMachine(machine = thisMachine()) {
  const { version, platform, arch, glibc } = machine
  if (Number(version.split('.')[0]) < 20) {
    throw new Problem(
      `Node ${version} is too old: 20 or newer is needed. Get it from https://nodejs.org or with nvm install 24.`,
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
      'The database needs glibc, and this is a musl system (Alpine?). Use a Debian image, such as node:24-slim.',
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
