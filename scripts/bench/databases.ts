/**
 * The databases of the measurement: the embedded one and a server, which is the one that DATABASE_URL names or, where the
 * machine has its programs, a PostgreSQL 15 started for the measurement. On either it works in a database of its own.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../server/db/embedded/embedded.ts'
import { withDatabase } from '../../server/testing/database.ts'
import type { Parts } from './parts.ts'
import { hasPostgres15, openPostgres15, programs } from './postgres15.ts'

export interface BenchDatabase {
  name: string
  url: string
  /** A folder of the measurement's own, removed after it. */
  folder: string
  /** Version, folder and whether it waits for the disk, as the server itself tells them. */
  says: string
}

interface Place {
  url: string
  stop(): Promise<void>
}

const describe = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string; place: string; settings: string }>(
    `select version() as version, current_setting('data_directory') as place,
      (select string_agg(name || ' ' || setting, ', ' order by name) from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes')) as settings`,
  )
  await client.end()
  return `${rows[0]!.version}\nin ${rows[0]!.place} with ${rows[0]!.settings}`
}

const openEmbeddedIn = (folder: string): Promise<Place> => openEmbedded({ folder: join(folder, 'embedded') })

const openers = (): { name: string; open: (folder: string) => Promise<Place> }[] => {
  const url = process.env.DATABASE_URL
  const embedded = { name: 'embedded', open: openEmbeddedIn }
  if (url) return [embedded, { name: 'the server of DATABASE_URL', open: async () => ({ url, stop: async () => {} }) }]
  return hasPostgres15() ? [embedded, { name: 'PostgreSQL 15', open: openPostgres15 }] : [embedded]
}

/** What will be measured, and what not. */
export const databasesInWords = (): string => {
  const names = openers().map(({ name }) => name)
  const missing = names.length > 1 ? '' : `; no server: DATABASE_URL names none, and there is none in ${programs}`
  return `Databases: ${names.join(', ')}${missing}.`
}

const inDatabase = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Creates a database for the measurement on a server, gives it to `work`, and drops it. */
const withOwn = async (url: string, work: (url: string) => Promise<void>): Promise<void> => {
  const own = `bench_${process.pid}`
  await inDatabase(url, `create database ${own}`)
  try {
    await work(withDatabase(url, own))
  } finally {
    await inDatabase(url, `drop database if exists ${own} with (force)`)
  }
}

/**
 * Gives each database to `work`, one after the other so that none slows down another, and removes it even if the work
 * failed. A database that does not open is reported, and the next one is measured.
 */
export const withEachDatabase = async (
  parts: Parts,
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> => {
  for (const { name, open } of openers())
    await parts.attempt(name, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'parapet-bench-'))
      try {
        await chmod(folder, 0o711)
        const place = await open(folder)
        try {
          await withOwn(place.url, async (url) =>
            work({ name, url, says: `${await describe(place.url)}, opened in ${folder}`, folder }),
          )
        } finally {
          await place.stop()
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
}
