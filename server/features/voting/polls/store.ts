import type { PollAudience, PollDetail, PollDraft, PollResultsShow } from '../../../../contract/voting/polls.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { newId } from '../../../db/ids.ts'
import type { PollDates } from './rules.ts'

/** A poll as it is kept, with how many units it asks and how many of them have answered. */
export interface KnownPoll extends PollDates {
  _id: string
  question: string
  details: string
  audience: PollAudience
  options: { _id: string; label: string }[]
  choicesMost: number
  resultsShow: PollResultsShow
  detail: PollDetail
  askedBy: string
  reason: string
  remindedAt: Instant | null
  units: number
  answered: number
  version: number
}

/** What lists and one poll show alike; of the table `p`. */
export const summaryColumns = `
  p.id as "_id", p.question, p.audience, p.opened_at as "openedAt", p.closes_at as "closesAt",
  p.closed_at as "closedAt", p.withdrawn_at as "withdrawnAt", p.version,
  (select count(*)::integer from poll_units n where n.building_id = p.building_id and n.poll_id = p.id) as units,
  (select count(*)::integer from poll_answers n where n.building_id = p.building_id and n.poll_id = p.id) as answered`

/** When units without an answer were reminded last of the poll `p`. */
export const lastReminder = `(select max(r.sent_at) from poll_reminders r
  where r.building_id = p.building_id and r.poll_id = p.id)`

/** One poll of the building, whatever its state. */
export const selectPoll = async (db: Database, buildingId: string, id: string): Promise<KnownPoll | null> => {
  const { rows } = await run(
    db,
    `select ${summaryColumns}, p.details, p.choices_most as "choicesMost", p.results_show as "resultsShow", p.detail,
       p.reason, ${lastReminder} as "remindedAt", a.first_name || ' ' || a.last_name as "askedBy",
       (select json_agg(json_build_object('_id', o.id, 'label', o.label) order by o.place) from poll_options o
        where o.building_id = p.building_id and o.poll_id = p.id) as options
     from polls p join accounts a on a.id = p.author_id
     where p.building_id = $1::uuid and p.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as KnownPoll | undefined) ?? null
}

/** Holds a poll for a change; or, with `share`, against one while a unit answers. */
export const lockPoll = async (db: Database, buildingId: string, id: string, how: 'update' | 'share' = 'update') => {
  await run(db, `select id from polls where building_id = $1::uuid and id = $2::uuid for ${how}`, [buildingId, id])
}

const insertOptions = (db: Database, buildingId: string, pollId: string, labels: readonly string[], at: Instant) =>
  run(
    db,
    `insert into poll_options (id, building_id, poll_id, place, label)
     select o.id, $1::uuid, $2::uuid, o.place, o.label
     from jsonb_to_recordset($3::jsonb) as o (id uuid, place integer, label text)`,
    [buildingId, pollId, JSON.stringify(labels.map((label, place) => ({ id: newId(Date.parse(at)), place, label })))],
  )

interface Written {
  _id: string
  draft: PollDraft
  at: Instant
}

export const insertPoll = async (
  db: Database,
  buildingId: string,
  { _id, draft, at, authorId }: Written & { authorId: string },
): Promise<void> => {
  await run(
    db,
    `insert into polls (id, building_id, question, details, audience, choices_most, results_show, detail, closes_at,
       author_id, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10::uuid, $11::timestamptz)`,
    [
      _id,
      buildingId,
      draft.question,
      draft.details,
      draft.audience,
      draft.choicesMost,
      draft.resultsShow,
      draft.detail,
      draft.closesAt,
      authorId,
      at,
    ],
  )
  await insertOptions(db, buildingId, _id, draft.options, at)
}

/** Writes a draft anew, its options as well; the caller holds the row. */
export const updatePoll = async (db: Database, buildingId: string, { _id, draft, at }: Written): Promise<void> => {
  await run(
    db,
    `update polls set question = $3, details = $4, audience = $5, choices_most = $6, results_show = $7, detail = $8,
       closes_at = $9::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [
      buildingId,
      _id,
      draft.question,
      draft.details,
      draft.audience,
      draft.choicesMost,
      draft.resultsShow,
      draft.detail,
      draft.closesAt,
    ],
  )
  await run(db, 'delete from poll_options where building_id = $1::uuid and poll_id = $2::uuid', [buildingId, _id])
  await insertOptions(db, buildingId, _id, draft.options, at)
}

/** Takes a draft away with its options. */
export const deleteDraft = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'delete from polls where building_id = $1::uuid and id = $2::uuid and opened_at is null', [
    buildingId,
    id,
  ])
}

/** Opens a poll: every unit of the building today is asked. */
export const openRow = async (db: Database, buildingId: string, id: string, at: Instant): Promise<void> => {
  await run(
    db,
    `update polls set opened_at = $3::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, at],
  )
  await run(
    db,
    `insert into poll_units (building_id, poll_id, unit_id)
     select u.building_id, $2::uuid, u.id from units u where u.building_id = $1::uuid`,
    [buildingId, id],
  )
}

export const updateClosesAt = async (db: Database, buildingId: string, id: string, closesAt: Instant) => {
  await run(
    db,
    `update polls set closes_at = $3::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, closesAt],
  )
}

/** Notes when a poll was over. */
export const closeRow = async (db: Database, buildingId: string, id: string, at: Instant): Promise<void> => {
  await run(
    db,
    `update polls set closed_at = $3::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, at],
  )
}

export const withdrawRow = async (
  db: Database,
  buildingId: string,
  { _id, at, reason }: { _id: string; at: Instant; reason: string },
): Promise<void> => {
  await run(
    db,
    `update polls set withdrawn_at = $3::timestamptz, reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, _id, at, reason],
  )
}
