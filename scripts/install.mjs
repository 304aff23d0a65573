/**
 * What a fresh clone lacks, brought by npm from the lockfile alone. Runs on any Node from 20, before a package is there.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Locked */
/** @typedef {Record<string, Locked>} Packages */
/** @typedef {{ platform: string, arch: string, libc: string | undefined }} Machine */

/** @type {(file: string) => Packages} */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** @type {(named: string | string[] | undefined, own: string | undefined) => boolean} */
const suits = (named, own) => {
  const words = named === undefined ? [] : [named].flat()
  if (own === undefined || words.length === 0 || words.includes(`!${own}`)) return words.length === 0
  return words.includes(own) || words.every((word) => word.startsWith('!'))
}

/**
 * The folders of packages that the lockfile asks for and npm's own record of what it installed does not name. Optional
 * ones count only where they are made for exactly this machine: npm leaves those out in silence on an older Node. Packages
 * for development count only where they are needed.
 *
 * @type {(wanted: Packages, present: Packages, machine: Machine, withDev?: boolean) => string[]}
 */
export const missing = (wanted, present, machine, withDev = true) =>
  Object.entries(wanted)
    .filter(([folder, { version, optional, dev, devOptional, os, cpu, libc }]) => {
      if (folder === '' || present[folder]?.version === version) return false
      if (!withDev && (dev || devOptional)) return false
      const made = os && cpu && suits(os, machine.platform) && suits(cpu, machine.arch) && suits(libc, machine.libc)
      return optional ? Boolean(made) : true
    })
    .map(([folder]) => folder)

/** @type {() => Machine} */
const thisMachine = () => {
  const { platform, arch } = process
  if (platform !== 'linux') return { platform, arch, libc: undefined }
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return { platform, arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' }
}

/** In production a client that was built needs no tools, unless it turns out to be outdated. */
const servesBuilt = () => process.env['NODE_ENV'] === 'production' && existsSync(join(root, 'build/made-from'))

const missingHere = (withDev = true) =>
  missing(
    packagesOf(join(root, 'package-lock.json')),
    packagesOf(join(root, 'node_modules/.package-lock.json')),
    thisMachine(),
    withDev,
  )

/** The pinned Node's program, or undefined where no package brings it for this machine. */
export const pinnedNode = () => {
  const { platform, arch } = process
  const names = [`node-${platform === 'win32' ? 'win' : platform}-${arch}`, `node-bin-${platform}-${arch}`]
  const program = platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  return names.map((name) => join(root, 'node_modules', name, program)).find((file) => existsSync(file))
}

const homeIsWritable = () => {
  try {
    accessSync(homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whatever the caller's npm settings say, all of the lockfile is wanted, untouched, and no package may run a script. Not
 * `npm ci`: it removes everything first, even if only one package is missing.
 */
const wholeLockfile = [
  ...['install', '--no-save'],
  ...['--ignore-scripts', '--include=dev', '--include=optional', '--include=peer', '--global=false'],
  ...['--dry-run=false', '--package-lock=true', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'],
]

/** @type {(node: string) => void} */
const npm = (node) => {
  const script = process.env['npm_execpath']
  const known = script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)
  const cache = homeIsWritable() ? {} : { npm_config_cache: join(root, '.cache/npm') }
  const path = [dirname(node), process.env['PATH']].join(delimiter)
  const { status, error } = spawnSync(known ? node : 'npm', [...(known ? [script] : []), ...wholeLockfile], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...cache, PATH: path },
    shell: !known && process.platform === 'win32',
  })
  if (error || status !== 0)
    throw new Error(`npm could not install the packages${error ? `: ${error.message}` : ''}. Its message stands above.`)
}

/** Installs what a command needs and lacks: for production beside a built client, no packages for development. */
export const installWhatIsNeeded = () => {
  if (servesBuilt() && missingHere(false).length === 0) return
  installWhatIsMissing()
}

/** Installs what is missing and says so; does nothing where all is there. */
export const installWhatIsMissing = () => {
  const first = missingHere()
  if (first.length === 0) return
  console.log(`Installing the packages, the pinned Node included (${first.length} missing); this takes a minute …`)
  npm(process.execPath)
  const left = missingHere()
  const pinned = pinnedNode()
  if (left.length === 0 || !pinned) return
  console.log('Installing what this older Node left out …')
  npm(pinned)
}
