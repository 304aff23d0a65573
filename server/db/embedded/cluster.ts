import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, fsyncSync, closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { give, type Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { clusterIn } from './folder.ts'
import { footingOn, type Footing } from './footing.ts'
import { StartRefused } from './refusal.ts'

/** The role the application signs in as: it may make databases and is no superuser, so SQL cannot read files or run programs. */
export const role = 'parapet'

/**
 * Makes the cluster, unless a whole one is there. It comes to its name by one rename, so half of one is never taken for it.
 * @throws StartRefused when the one that is there belongs to another major version.
 */
export function ensureCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
  report: (sentence: string) => void,
): void {
  const cluster = clusterIn(folder)
  if (existsSync(cluster)) return refuseOtherMajor(cluster, binaries.major)
  report('Creating the embedded database (first start only).')
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const password = ensurePassword(folder, account)
  const footing = footingOn(folder, account)
  try {
    initialise(footing, binaries, durable)
    nameRole(footing, binaries, password, durable)
  } finally {
    footing.close()
  }
  renameSync(unfinished, cluster)
  syncFolder(folder)
}

/** The password of the role: random, readable by the owner of the folder alone. */
export function passwordIn(folder: string): string {
  return readFileSync(join(folder, 'password'), 'utf8')
}

function refuseOtherMajor(cluster: string, major: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new StartRefused(
    `The database in ${cluster} was created by PostgreSQL ${found}, and this release includes PostgreSQL ${major}: ` +
      'open it with the release that created it, or restore a backup into an empty folder.',
  )
}

function ensurePassword(folder: string, account: Account | undefined): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) {
    const unfinished = `${file}.unfinished`
    rmSync(unfinished, { force: true })
    writeFileSync(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    give(unfinished, account)
    renameSync(unfinished, file)
  }
  return passwordIn(folder)
}

function initialise(footing: Footing, binaries: Binaries, durable: boolean): void {
  run(footing, binaries.initdb, [
    `--pgdata=${footing.folder}/cluster.unfinished`,
    `--pwfile=${footing.folder}/password`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    // PostgreSQL's own locale sorts alike on every system and never changes under the indexes.
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ])
}

/**
 * Gives the application its role, and takes the superuser's password away: nobody signs in as that one. In a test cluster
 * the role may also turn triggers off, so that the tests can restore a database.
 */
function nameRole(footing: Footing, binaries: Binaries, password: string, durable: boolean): void {
  const sql = [
    `create role ${role} login createdb password '${password}'`,
    `grant pg_monitor to ${role}`,
    `alter database postgres owner to ${role}`,
    ...(durable ? [] : [`grant set on parameter session_replication_role to ${role}`]),
    'alter role postgres password null',
  ]
  const single = ['--single', '-D', `${footing.folder}/cluster.unfinished`, 'postgres']
  run(footing, binaries.postgres, single, `${sql.join('\n')}\n`)
}

function run(footing: Footing, program: string, words: string[], input = ''): void {
  const { status, stderr, error } = spawnSync(program, words, {
    ...footing.options,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'ignore', 'pipe', ...footing.handles],
  })
  const cry = error?.message ?? stderr.split('\n').find((line) => /ERROR|FATAL|error:/.test(line))
  if (status !== 0 || cry) {
    throw new StartRefused(`The embedded database couldn’t be created: ${cry ?? `${program} ended with ${status}`}.`)
  }
}

/** A rename is safe from a power cut once the folder that holds the name is on the disk; Windows cannot do this. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
