import type {
  Ask,
  AddressedTo,
  LetterKind,
  TemplateVersion,
  TemplateVersionText,
  Wording,
} from '../../../../contract/forms/templates.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'

/** A template that a building has worded or sent. */
export interface TemplateRow {
  _id: string
  kind: LetterKind
  isShipped: boolean
  name: string
  /** The number of the wording that holds; 0 for the product's own. */
  current: number
  newest: number
  changedAt: Instant | null
  version: number
  /** Null where the product's own wording holds. */
  wording: Wording | null
}

interface Row {
  id: string
  kind: LetterKind
  is_shipped: boolean
  name: string
  current: number
  newest: number
  changed_at: Instant | null
  version: number
  description: string | null
  subject: string
  content: string
  asks: Ask[]
  addressed_to: AddressedTo
}

const templateOf = (row: Row): TemplateRow => ({
  _id: row.id,
  kind: row.kind,
  isShipped: row.is_shipped,
  name: row.name,
  current: row.current,
  newest: row.newest,
  changedAt: row.changed_at,
  version: row.version,
  wording:
    row.description === null
      ? null
      : {
          name: row.name,
          description: row.description,
          subject: row.subject,
          content: row.content,
          asks: row.asks,
          to: row.addressed_to,
        },
})

const withWording = `
  select t.id, t.kind, t.is_shipped, t.name, t.current, t.newest, t.changed_at, t.version,
    v.description, v.subject, v.content, v.asks, v.addressed_to
  from letter_templates t left join letter_template_versions v
    on v.building_id = t.building_id and v.template_id = t.id and v.number = t.current
  where t.building_id = $1::uuid and t.deleted_at is null`

/** What a building has worded or sent, its own ones by name. */
export const selectTemplates = async (db: Database, buildingId: string): Promise<TemplateRow[]> => {
  const { rows } = await run(db, `${withWording} order by ${nameOrder('t.name')}, t.id`, [buildingId])
  return (rows as Row[]).map(templateOf)
}

export const selectTemplate = async (db: Database, buildingId: string, id: string): Promise<TemplateRow | null> => {
  const { rows } = await run(db, `${withWording} and t.id = $2::uuid`, [buildingId, id])
  return rows[0] ? templateOf(rows[0] as Row) : null
}

/** Holds a template for a change. */
export const lockTemplate = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from letter_templates where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
}

/** Keeps a template; one that the product brings may stand there already. */
export const insertTemplate = async (
  db: Database,
  buildingId: string,
  made: { _id: string; kind: LetterKind; isShipped: boolean; name: string; number: number; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into letter_templates (id, building_id, kind, is_shipped, name, current, newest, changed_at, created_at, version)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6::integer, $6::integer, case when $6::integer > 0 then $7::timestamptz end, $7::timestamptz, $6::integer)
     on conflict do nothing`,
    [made._id, buildingId, made.kind, made.isShipped, made.name, made.number, made.at],
  )
}

/** Has a wording hold, by its number; 0 for the product's own. */
export const updateCurrent = async (
  db: Database,
  buildingId: string,
  id: string,
  holds: { name: string; current: number; newest: number; changedAt: Instant | null },
): Promise<void> => {
  await run(
    db,
    `update letter_templates set name = $3, current = $4, newest = $5, changed_at = $6::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, holds.name, holds.current, holds.newest, holds.changedAt],
  )
}

export const updateDeleted = async (db: Database, buildingId: string, id: string, at: Instant): Promise<void> => {
  await run(
    db,
    `update letter_templates set deleted_at = $3::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid and not is_shipped`,
    [buildingId, id, at],
  )
}

export const insertVersion = async (
  db: Database,
  buildingId: string,
  templateId: string,
  made: Wording & {
    _id: string
    number: number
    note: string
    restoredFrom: number | null
    accountId: string
    at: Instant
  },
): Promise<void> => {
  await db
    .insertInto('letter_template_versions')
    .values({
      id: made._id,
      building_id: buildingId,
      template_id: templateId,
      number: made.number,
      name: made.name,
      description: made.description,
      subject: made.subject,
      content: made.content,
      asks: JSON.stringify(made.asks),
      addressed_to: made.to,
      note: made.note,
      restored_from: made.restoredFrom,
      account_id: made.accountId,
      created_at: made.at,
    })
    .execute()
}

/** How many templates of its own a building has. */
export const countOwn = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(
    db,
    `select count(*)::int as n from letter_templates
     where building_id = $1::uuid and not is_shipped and deleted_at is null`,
    [buildingId],
  )
  return (rows[0] as { n: number }).n
}

const versionColumns = `
  v.id as _id, v.number, v.number = t.current as "isCurrent", v.name, v.note,
  a.first_name || ' ' || a.last_name as by, v.created_at as at, v.restored_from as "restoredFrom"`

const versionsOf = `
  from letter_template_versions v join accounts a on a.id = v.account_id
    join letter_templates t on t.building_id = v.building_id and t.id = v.template_id
  where v.building_id = $1::uuid and v.template_id = $2::uuid`

/** The wordings of a template, newest first, without their texts. */
export const selectVersions = async (
  db: Database,
  buildingId: string,
  templateId: string,
): Promise<TemplateVersion[]> => {
  const { rows } = await run(db, `select ${versionColumns} ${versionsOf} order by v.number desc`, [
    buildingId,
    templateId,
  ])
  return rows as TemplateVersion[]
}

export const selectVersion = async (
  db: Database,
  buildingId: string,
  templateId: string,
  id: string,
): Promise<TemplateVersionText | null> => {
  const { rows } = await run(
    db,
    `select ${versionColumns}, v.description, v.subject, v.content, v.asks, v.addressed_to as "to"
     ${versionsOf} and v.id = $3::uuid`,
    [buildingId, templateId, id],
  )
  return (rows[0] as TemplateVersionText | undefined) ?? null
}
