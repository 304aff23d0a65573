import type { LogChoices, LoggedChange } from '../../../contract/audit.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { containing, holds, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import type { Role } from '../../../contract/roles.ts'
import type { HiddenRecords, RecordNames } from '../../offers.ts'
import { fieldsOf } from './store.ts'

/** What the history of a building is narrowed by, its days as moments: from the first on, before the second. */
export interface LogNarrowing {
  subject?: string | undefined
  action?: string | undefined
  by?: string | undefined
  since?: Instant | undefined
  before?: Instant | undefined
  search?: string | undefined
  /** Only what platform staff did. */
  staff?: boolean
}

interface LogRow {
  id: string
  at: Instant
  subject: LoggedChange['subject']
  subject_id: string
  action: string
  actor: string | null
  doer: string | null
  by_staff: boolean
  fields: string[]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  name: string | null
  open_id: string | null
}

/** A line as it is read, with the record that it is of. */
export type LogLine = Omit<LoggedChange, 'reads'> & { subjectId: string }

const lineOf = (row: LogRow): LogLine => ({
  _id: row.id,
  at: row.at,
  by: row.doer ?? row.actor ?? 'system',
  byStaff: row.by_staff,
  action: row.action,
  fields: fieldsOf(row),
  subject: row.subject,
  subjectId: row.subject_id,
  name: row.name,
  openId: row.open_id,
})

/** The records of the building `$1` with kind, id and name, as the features offer them. */
export const namedIn = (names: RecordNames): string =>
  Object.entries(names)
    .map(([subject, recordsIn]) => `select '${subject}' as subject, r.* from (${recordsIn('$1::uuid')}) r`)
    .join(' union all ')

/** Who reads the history, and what the features say of records to them. */
export interface Sight {
  role: Role
  keepsBooks: boolean
  /** Null where the platform's own screens read. */
  accountId: string | null
  names: RecordNames
  hidden: HiddenRecords
}

/**
 * That a record is none of those of the building `$1` that the reader may not see: its kind counts too, for the settings
 * of several features go by the id of the building.
 */
export const seen = (
  hidden: HiddenRecords,
  { subject, id, role, keepsBooks, account }: Record<'subject' | 'id' | 'role' | 'keepsBooks' | 'account', string>,
): string[] =>
  Object.entries(hidden).map(
    ([kind, hiddenIn]) =>
      `not (${subject} = '${kind}' and exists (select 1 from (${hiddenIn('$1::uuid', role, keepsBooks, account)}) h where h.id = ${id}))`,
  )

/** The conditions beside the building, with their values as parameters from `$2` on. */
const conditionsOf = (
  { names, hidden, role, keepsBooks, accountId }: Sight,
  narrowing: LogNarrowing,
  cursor: string | undefined,
) => {
  const values: unknown[] = []
  const given = (value: unknown, type: string) => `$${values.push(value) + 1}::${type}`
  const { subject, action, by, since, before, search, staff = false } = narrowing
  const texts = [
    ...seen(hidden, {
      subject: 'c.subject',
      id: 'c.subject_id',
      role: given(role, 'text'),
      keepsBooks: given(keepsBooks, 'boolean'),
      account: given(accountId, 'uuid'),
    }),
    ...(subject ? [`c.subject = ${given(subject, 'text')}`] : []),
    ...(action ? [`c.action = ${given(action, 'text')}`] : []),
    ...(by === 'system' ? ['c.account_id is null'] : by ? [`c.account_id = ${given(by, 'uuid')}`] : []),
    ...(staff ? [`c.account_id in (select id from accounts where platform_role = 'superadmin')`] : []),
    ...(since ? [`c.at >= ${given(since, 'timestamptz')}`] : []),
    ...(before ? [`c.at < ${given(before, 'timestamptz')}`] : []),
    ...(search
      ? [
          `c.subject_id in (select n.id from (${namedIn(names)}) n where ${holds('n.name', given(containing(search), 'text'))})`,
        ]
      : []),
  ]
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, 2)
    texts.push(`(c.at, c.id) < (${given(at, 'timestamptz')}, ${given(id, 'uuid')})`)
  }
  return { text: texts.map((one) => ` and ${one}`).join(''), values }
}

/** The changes of a building, newest first, with the names that their records have today: one statement. */
export const selectLog = async (
  db: Database,
  buildingId: string,
  sight: Sight,
  narrowing: LogNarrowing,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<LogLine>> => {
  const conditions = conditionsOf(sight, narrowing, cursor)
  const { rows } = await run(
    db,
    `select c.id, c.at, c.subject, c.subject_id, c.action, c.actor, c.fields, v.before, v.after, n.name, n.open_id,
       a.first_name || ' ' || a.last_name as doer, coalesce(a.platform_role = 'superadmin', false) as by_staff
     from (
       select c.* from changes c
       where c.building_id = $1::uuid and c.subject <> 'account'${conditions.text}
       order by c.at desc, c.id desc
       limit ${limit + 1}) c
     left join change_values v on v.change_id = c.id
     left join accounts a on a.id = c.account_id
     left join lateral (
       select n.name, n.open_id from (${namedIn(sight.names)}) n where n.subject = c.subject and n.id = c.subject_id limit 1) n
       on true
     order by c.at desc, c.id desc`,
    [buildingId, ...conditions.values],
  )
  return pageOf(rows as LogRow[], limit, lineOf, ({ at, id }) => writeCursor([at, id]))
}

/** What occurs in the history of a building: each step of the walk is one look into an index, however long it is. */
export const selectChoices = async (db: Database, buildingId: string): Promise<LogChoices> => {
  const { rows } = await run(
    db,
    `with recursive kinds as (
       (select c.subject, c.action from changes c where c.building_id = $1::uuid and c.subject <> 'account'
        order by c.subject, c.action limit 1)
       union all
       select n.subject, n.action from kinds k, lateral (
         select c.subject, c.action from changes c
         where c.building_id = $1::uuid and c.subject <> 'account' and (c.subject, c.action) > (k.subject, k.action)
         order by c.subject, c.action limit 1) n),
     doers as (
       (select c.account_id from changes c
        where c.building_id = $1::uuid and c.subject <> 'account' and c.account_id is not null
        order by c.account_id limit 1)
       union all
       select n.account_id from doers d, lateral (
         select c.account_id from changes c
         where c.building_id = $1::uuid and c.subject <> 'account' and c.account_id > d.account_id
         order by c.account_id limit 1) n)
     select
       (select coalesce(json_agg(json_build_object('subject', subject, 'action', action)), '[]') from kinds) as actions,
       (select coalesce(json_agg(json_build_object('_id', a.id, 'name', a.first_name || ' ' || a.last_name,
          'isStaff', a.platform_role = 'superadmin') order by ${nameOrder('a.first_name')}, ${nameOrder('a.last_name')}, a.id), '[]')
        from doers d join accounts a on a.id = d.account_id) as people`,
    [buildingId],
  )
  return rows[0] as LogChoices
}

/** Whether a record is one that its reader may not see. */
export const isHidden = async (
  db: Database,
  buildingId: string,
  { hidden, role, keepsBooks, accountId }: Sight,
  { subject, id }: { subject: LoggedChange['subject']; id: string },
): Promise<boolean> => {
  const by = { subject: '$4::text', id: '$2::uuid', role: '$3::text', keepsBooks: '$5::boolean', account: '$6::uuid' }
  const conditions = seen(hidden, by)
  if (conditions.length === 0) return false
  const values = [buildingId, id, role, subject, keepsBooks, accountId]
  const { rows } = await run(db, `select not (${conditions.join(' and ')}) as hidden`, values)
  return (rows[0] as { hidden: boolean }).hidden
}
