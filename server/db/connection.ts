import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'

/** The query builder over the pool or over the transaction under way. */
export type Database = Kysely<DB>

const instant = (text: string) => new Date(text).toISOString()
const asText = (text: string) => text
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, instant],
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/** Texts of statements that have a name; more than this many different ones stay unnamed. */
const namedMost = 1000
const names = new Map<string, string>()
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= namedMost) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** Names parameterised statements by their text, so that the server plans each once per connection. */
class NamingClient extends pg.Client {
  // The driver calls this with many shapes; only (text, values) is ours to name.
  override query(first: unknown, ...rest: unknown[]): never {
    const values = rest[0]
    if (typeof first === 'string' && Array.isArray(values)) {
      const name = nameOf(first)
      const config = name === undefined ? { text: first, values } : { name, text: first, values }
      return super.query(config as never, ...(rest.slice(1) as []))
    }
    return super.query(first as never, ...(rest as []))
  }
}

export interface Connection {
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectionOptions {
  readonly url: string
  readonly connections?: number
  /** Hears every statement that is sent; used to count them in tests. */
  readonly onStatement?: (text: string) => void
  readonly onError: (error: Error) => void
}

/** Opens a pool whose sessions run in UTC with a statement timeout; instants arrive as ISO strings. */
export const connect = ({ url, connections = 20, onStatement, onError }: ConnectionOptions): Connection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: NamingClient,
    types,
    options: '-c timezone=UTC -c statement_timeout=10000 -c idle_in_transaction_session_timeout=30000',
  })
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  // The pool listens to idle connections only; one that is lost in a transaction would end the process as well. Whoever
  // uses it hears of the loss from its next statement.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: (event) => onStatement(event.query.sql),
    }),
  })
  return { db, pool, close: () => db.destroy() }
}

/** Runs plain SQL text, for what the builder has no words for. */
export const run = (db: Database, text: string, values: unknown[] = []) =>
  db.executeQuery(CompiledQuery.raw(text, values))
