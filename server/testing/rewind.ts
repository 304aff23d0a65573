import type pg from 'pg'

interface Table {
  /** With its schema, quoted. */
  readonly name: string
  /** All but the generated ones, quoted. */
  readonly columns: string
}

/** The content of a database when it was copied: a checksum for each table, and the rows of those that had any. */
export interface Start {
  readonly tables: readonly Table[]
  readonly marks: ReadonlyMap<string, string>
  readonly rows: ReadonlyMap<string, string>
  readonly shape: string
}

const tablesOf = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by name`,
  )
  return rows
}

/** The checksum of a table, which doesn't depend on the order of its rows. */
const markOf = ({ name }: Table): string =>
  `select '${name}', coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text from ${name} t`

/** The checksums of all tables, and the last values of the sequences. */
const marksOf = async (client: pg.ClientBase, tables: readonly Table[]): Promise<Map<string, string>> => {
  const sequences = `select schemaname || '.' || sequencename, coalesce(last_value, 0)::text from pg_sequences`
  const text = [...tables.map(markOf), sequences].join(' union all ')
  // Named, so that a connection plans these two hundred tables once.
  const { rows } = await client.query<[string, string]>({ name: 'marks', text, rowMode: 'array' })
  return new Map(rows)
}

/** Differs as soon as a table, trigger, function or constraint is created, altered or dropped, or a table is analyzed. */
const shapeOf = async (client: pg.ClientBase): Promise<string> => {
  const catalogs = ['pg_class', 'pg_trigger', 'pg_proc', 'pg_constraint']
  const each = catalogs.map((name) => `(select count(*) || ':' || max(xmin::text::bigint) from ${name})`)
  const analyzed = `(select sum(reltuples) from pg_class)`
  const { rows } = await client.query<{ shape: string }>(
    `select concat_ws(' ', ${each.join(', ')}, ${analyzed}) as shape`,
  )
  return rows[0]!.shape
}

/** Reads the content of a database, so that `rewind` can restore it. */
export const startOf = async (client: pg.ClientBase): Promise<Start> => {
  const tables = await tablesOf(client)
  const marks = await marksOf(client, tables)
  const rows = new Map<string, string>()
  for (const { name } of tables.filter((table) => marks.get(table.name) !== '0')) {
    const { rows: found } = await client.query<{ kept: string }>(`select json_agg(t)::text as kept from ${name} t`)
    rows.set(name, found[0]!.kept)
  }
  return { tables, marks, rows, shape: await shapeOf(client) }
}

const isBusy = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  )
  return rowCount !== 0
}

/** Restores the rows of a table; answers whether its checksum is the same as before. */
const restore = async (client: pg.ClientBase, { rows, marks }: Start, table: Table): Promise<boolean> => {
  const { name, columns } = table
  await client.query(`delete from ${name}`)
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [rows.get(name) ?? '[]'],
  )
  const { rows: found } = await client.query<[string, string]>({ text: markOf(table), rowMode: 'array' })
  return found[0]![1] === marks.get(name)
}

/**
 * Restores every changed row, without firing triggers or checking references. Answers whether the database is as it was
 * copied: it isn't if a test altered tables or triggers, used a sequence, or left a statement running.
 */
export const rewind = async (client: pg.ClientBase, start: Start): Promise<boolean> => {
  if ((await isBusy(client)) || (await shapeOf(client)) !== start.shape) return false
  const marks = await marksOf(client, start.tables)
  const changed = new Set([...marks].flatMap(([name, mark]) => (start.marks.get(name) === mark ? [] : [name])))
  const tables = start.tables.filter(({ name }) => changed.has(name))
  if (changed.size > tables.length) return false
  if (tables.length === 0) return true
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  let restored = true
  for (const table of tables) restored &&= await restore(client, start, table)
  await client.query(restored ? 'commit' : 'rollback')
  return restored
}
