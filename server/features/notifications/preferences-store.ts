import type { Channel, Digest, MessageKind } from '../../../contract/message-kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { quietHours } from './wishes-store.ts'

/** One person in one building. */
export interface Place {
  accountId: string
  buildingId: string
}

/** The buildings that somebody belongs to, always in the same order, with their clocks. */
export const selectPlaces = (db: Database, accountId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('buildings as b', 'b.id', 'm.building_id')
    .where('m.account_id', '=', accountId)
    .where('m.ended_at', 'is', null)
    .orderBy('b.id')
    .select(['b.id as buildingId', 'b.time_zone as zone'])
    .execute()

export interface Chosen {
  kind: MessageKind
  channel: Channel
  wanted: boolean
}

/** What somebody chose, as it stands, or the building's usual; empty texts for no quiet hours, version 0 where they never chose. */
export interface KnownPreferences {
  quietFrom: string
  quietUntil: string
  digest: Digest
  version: number
  chosen: Chosen[]
}

/** What somebody chose in a building; what their address refused before they had an account counts as chosen. */
export const selectPreferences = async (db: Database, { accountId, buildingId }: Place): Promise<KnownPreferences> => {
  const { rows } = await run(
    db,
    `select coalesce(${quietHours('quiet_from')}, '') as "quietFrom",
      coalesce(${quietHours('quiet_until')}, '') as "quietUntil",
      coalesce(p.digest, 'off') as digest, coalesce(p.version, 0) as version,
      (select coalesce(json_agg(json_build_object('kind', c.kind, 'channel', c.channel, 'wanted', c.wanted)), '[]')
        from (
          select kind, channel, wanted from notification_choices where account_id = a.id and building_id = $2
          union all
          select r.kind, 'email', false from mail_refusals r
          where r.building_id = $2 and r.address = a.email and not exists (select from notification_choices k
            where k.account_id = a.id and k.building_id = $2 and k.kind = r.kind and k.channel = 'email')
        ) as c) as chosen
    from accounts a
    join buildings b on b.id = $2
    left join notification_preferences p on p.account_id = a.id and p.building_id = $2
    where a.id = $1`,
    [accountId, buildingId],
  )
  return rows[0] as KnownPreferences
}

/** Makes the row of somebody's preferences if there is none and holds it until the transaction ends. */
export const lockPreferences = (db: Database, { accountId, buildingId }: Place, now: Instant) =>
  run(
    db,
    `insert into notification_preferences (account_id, building_id, changed_at) values ($1, $2, $3)
    on conflict (account_id, building_id) do update set changed_at = excluded.changed_at`,
    [accountId, buildingId, now],
  )

/** A moment's quiet hours and rhythm; empty texts for no quiet hours. */
export type Rhythm = Pick<KnownPreferences, 'quietFrom' | 'quietUntil' | 'digest'>

export const updateRhythm = (db: Database, { accountId, buildingId }: Place, rhythm: Rhythm, version: number) =>
  run(
    db,
    `update notification_preferences
    set quiet_from = nullif($3, ''), quiet_until = nullif($4, ''), digest = $5, version = $6
    where account_id = $1 and building_id = $2`,
    [accountId, buildingId, rhythm.quietFrom, rhythm.quietUntil, rhythm.digest, version],
  )

/** Keeps choices in place of those about the same kinds and ways. */
export const upsertChoices = (db: Database, { accountId, buildingId }: Place, choices: readonly Chosen[]) =>
  run(
    db,
    `insert into notification_choices (account_id, building_id, kind, channel, wanted)
    select $1, $2, c.kind, c.channel, c.wanted
    from jsonb_to_recordset($3::jsonb) as c (kind text, channel text, wanted boolean)
    on conflict (account_id, building_id, kind, channel) do update set wanted = excluded.wanted`,
    [accountId, buildingId, JSON.stringify(choices)],
  )
