import type { Channel, Digest, MessageKind } from '../../../contract/message-kinds.ts'
import { run, type Database } from '../../db/connection.ts'
import type { Wish } from './rules.ts'

/** Something that people are told of by one way. */
export interface Asked {
  buildingId: string
  kind: MessageKind
  channel: Channel
  accountIds: readonly string[]
}

/** What an account chose about it, and whether a mail about this very thing is held, or was. */
export interface AccountWish extends Wish {
  accountId: string
  zone: string
  held: boolean
}

interface Row {
  account_id: string
  time_zone: string
  wanted: boolean | null
  quiet_from: string | null
  quiet_until: string | null
  digest: Digest | null
  held: boolean
}

/** Somebody's own quiet hours; of those who never chose anything, the building's. */
export const quietHours = (column: 'quiet_from' | 'quiet_until'): string =>
  `coalesce(p.${column}, case when coalesce(p.version, 0) = 0 then b.${column} end)`

/** What accounts chose about a kind and way in a building, in one statement. */
export const selectWishes = async (
  db: Database,
  { buildingId, kind, channel, accountIds }: Asked,
  subjectId: string | null = null,
): Promise<AccountWish[]> => {
  const { rows } = await run(
    db,
    `select t.id as account_id, b.time_zone, p.digest,
      ${quietHours('quiet_from')} as quiet_from, ${quietHours('quiet_until')} as quiet_until,
      (select c.wanted from notification_choices c
        where c.account_id = t.id and c.building_id = b.id and c.kind = $3 and c.channel = $4) as wanted,
      exists (select from held_mails h
        where h.account_id = t.id and h.building_id = b.id and h.kind = $3 and h.subject_id = $5::uuid) as held
    from unnest($2::uuid[]) as t (id)
    join buildings b on b.id = $1
    left join notification_preferences p on p.account_id = t.id and p.building_id = b.id`,
    [buildingId, accountIds, kind, channel, subjectId],
  )
  return (rows as Row[]).map((row) => ({
    accountId: row.account_id,
    zone: row.time_zone,
    wanted: row.wanted,
    quiet:
      row.quiet_from !== null && row.quiet_until !== null ? { from: row.quiet_from, until: row.quiet_until } : null,
    digest: row.digest ?? 'off',
    held: row.held,
  }))
}
