import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrate, migrationsHash } from '../db/migrate.ts'

/** One preparer of the template at a time. */
const lock = 482_100_813
export const preparedAt = '2026-11-20T20:00:00.000Z'

/** Runs some work over a connection of its own. */
export const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** The template's name tells the migrations and the cast it was made from. */
const templateName = async (): Promise<string> => {
  const hash = createHash('sha256').update(await migrationsHash())
  for (const file of ['cast.ts', 'roster.ts']) hash.update(await readFile(join(import.meta.dirname, file)))
  return `template_${hash.digest('hex').slice(0, 16)}`
}

/** Makes the prepared database once per server: migrated, and seeded with the cast. */
export const prepareTemplate = async (url: string, seed: (url: string) => Promise<void>): Promise<string> => {
  const name = await templateName()
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await migrate(withDatabase(url, draft), preparedAt)
    await seed(withDatabase(url, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

/** Copies the prepared database; the name of the copy contains the run. */
export const cloneDatabase = async (
  url: string,
  template: string,
  run = process.pid,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `test_${run}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(url, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  return {
    url: withDatabase(url, name),
    drop: () => onServer(url, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}

/** Drops the copies that a run left behind. */
export const dropClones = (url: string, run: number): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(datname) as name from pg_database where starts_with(datname, $1)`,
      [`test_${run}_`],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  })
