import { randomUUID } from 'node:crypto'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** Which text of which proposal is voted on. */
export interface Matter {
  proposalId: string
  textVersion: number
}

/** Puts a vote in; false where this account has one already. A secret one is kept apart, under an id that says nothing. */
export const insertBallot = async (
  db: Database,
  buildingId: string,
  { proposalId, textVersion }: Matter,
  { accountId, choice, isSecret, at }: { accountId: string; choice: string; isSecret: boolean; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into ballots (building_id, proposal_id, text_version, account_id, cast_at, choice)
     values ($1::uuid, $2::uuid, $3::integer, $4::uuid, $5::timestamptz, $6)
     on conflict on constraint ballots_once do nothing`,
    [buildingId, proposalId, textVersion, accountId, at, isSecret ? null : choice],
  )
  if (numAffectedRows !== 1n) return false
  if (isSecret) await insertChoices(db, buildingId, { proposalId, textVersion }, [choice])
  return true
}

const insertChoices = async (
  db: Database,
  buildingId: string,
  { proposalId, textVersion }: Matter,
  choices: readonly string[],
): Promise<void> => {
  const rows = choices.map((choice) => ({ id: randomUUID(), choice }))
  await run(
    db,
    `insert into secret_choices (id, building_id, proposal_id, text_version, choice)
     select c.id, $1::uuid, $2::uuid, $3::integer, c.choice
     from jsonb_to_recordset($4::jsonb) as c (id uuid, choice text) order by c.id`,
    [buildingId, proposalId, textVersion, JSON.stringify(rows)],
  )
}

/** Writes what was chosen in secret anew in the order of fresh random ids, so that no trace of the order is left. */
export const shuffleChoices = async (db: Database, buildingId: string, matter: Matter): Promise<void> => {
  const { rows } = await run(
    db,
    `delete from secret_choices where building_id = $1::uuid and proposal_id = $2::uuid and text_version = $3::integer
     returning choice`,
    [buildingId, matter.proposalId, matter.textVersion],
  )
  const choices = (rows as { choice: string }[]).map(({ choice }) => choice)
  if (choices.length > 0) await insertChoices(db, buildingId, matter, choices)
}

/** Who has voted on a text by name, and in an open vote how. */
export interface Ballot {
  accountId: string
  name: string
  choice: string | null
}

export const selectBallots = async (
  db: Database,
  buildingId: string,
  { proposalId, textVersion }: Matter,
): Promise<Ballot[]> => {
  const { rows } = await run(
    db,
    `select b.account_id as "accountId", e.name, b.choice from ballots b
     join proposal_electors e on e.building_id = b.building_id and e.proposal_id = b.proposal_id
       and e.text_version = b.text_version and e.account_id = b.account_id
     where b.building_id = $1::uuid and b.proposal_id = $2::uuid and b.text_version = $3::integer
     order by e.name, b.account_id`,
    [buildingId, proposalId, textVersion],
  )
  return rows as Ballot[]
}

/** What was chosen in secret, in the order of random ids. */
export const selectChoices = async (
  db: Database,
  buildingId: string,
  { proposalId, textVersion }: Matter,
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select choice from secret_choices
     where building_id = $1::uuid and proposal_id = $2::uuid and text_version = $3::integer order by id`,
    [buildingId, proposalId, textVersion],
  )
  return (rows as { choice: string }[]).map(({ choice }) => choice)
}
