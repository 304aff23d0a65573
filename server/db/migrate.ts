import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { databaseAnswerMostMs } from '../../contract/limits.ts'
import { refreshCollations } from './collations.ts'
import { StartRefused } from './embedded/refusal.ts'

const folder = join(import.meta.dirname, 'migrations')
/** One migrator at a time on a database; any fixed number does. */
const lock = 482_100_812

interface Migration {
  name: string
  text: string
  checksum: string
}

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** A fingerprint of all migrations, to tell a prepared database from an outdated one. */
export const migrationsHash = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const { name, checksum } of await readMigrations()) hash.update(name + checksum)
  return hash.digest('hex').slice(0, 16)
}

const apply = async (client: pg.Client, { name, text, checksum }: Migration, at: string): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, checksum, applied_at) values ($1, $2, $3)', [name, checksum, at])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Brings the database forward: each migration once, in the order of its time stamp, in a transaction of its own. Refuses
 * a database whose applied migrations differ from the files or are newer than this version. Indexes over names are written
 * again where the server orders names in another way now. Answers the names applied.
 */
export const migrate = async (url: string, now: string): Promise<string[]> => {
  const migrations = await readMigrations()
  // A migration takes as long as it takes, and waits for another process that is at it.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: databaseAnswerMostMs })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null)',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const unknown = rows.find((row) => !migrations.some(({ name }) => name === row.name))
    if (unknown) throw new StartRefused(`The database is newer than this version of Parapet: it has ${unknown.name}.`)
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of migrations) {
      const before = applied.get(migration.name)
      if (before !== undefined && before !== migration.checksum)
        throw new StartRefused(`Migration ${migration.name} was changed after it ran on this database.`)
    }
    for (const migration of pending) await apply(client, migration, now)
    await refreshCollations(client)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
