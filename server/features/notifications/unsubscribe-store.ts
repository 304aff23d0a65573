import { optionalByEmail, type MessageKind } from '../../../contract/message-kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

export interface NewLink {
  tokenHash: Buffer
  buildingId: string
  accountId: string | null
  address: string
  /** Null for everything that can be switched off. */
  kind: MessageKind | null
  madeAt: Instant
  expiresAt: Instant
}

export const insertLink = async (db: Database, link: NewLink): Promise<void> => {
  await db
    .insertInto('unsubscribe_links')
    .values({
      token_hash: link.tokenHash,
      building_id: link.buildingId,
      account_id: link.accountId,
      address: link.address,
      kind: link.kind,
      made_at: link.madeAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** A link, its building, and what its reader chose about the kinds it reaches. */
export interface Link {
  buildingId: string
  buildingName: string
  accountId: string | null
  address: string
  kind: MessageKind | null
  stoppedKinds: MessageKind[]
  chosen: Partial<Record<MessageKind, boolean>>
}

/** Holds a link until the transaction ends: two clicks come one after the other. */
export const lockLink = (db: Database, tokenHash: Buffer) =>
  run(db, 'select from unsubscribe_links where token_hash = $1 for update', [tokenHash])

/** The link with this secret while it works. */
export const selectLink = async (db: Database, tokenHash: Buffer, now: Instant): Promise<Link | undefined> => {
  const { rows } = await run(
    db,
    `select l.building_id as "buildingId", b.name as "buildingName", l.account_id as "accountId", l.address, l.kind,
      coalesce(l.stopped_kinds, '{}') as "stoppedKinds",
      (select coalesce(json_object_agg(t.kind, coalesce(
          (select c.wanted from notification_choices c where c.account_id = l.account_id
            and c.building_id = l.building_id and c.kind = t.kind and c.channel = 'email'),
          case when exists (select from mail_refusals r where r.building_id = l.building_id
            and r.address = l.address and r.kind = t.kind) then false end)), '{}')
        from unnest($3::text[]) as t (kind)) as chosen
    from unsubscribe_links l join buildings b on b.id = l.building_id
    where l.token_hash = $1 and l.expires_at > $2`,
    [tokenHash, now, optionalByEmail],
  )
  return rows[0] as Link | undefined
}

/** Keeps what a link switched off, and when it was used. */
export const markUsed = async (
  db: Database,
  tokenHash: Buffer,
  stoppedKinds: readonly MessageKind[],
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('unsubscribe_links')
    .set({ stopped_kinds: [...stoppedKinds], used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** An address without an account. */
interface Place {
  buildingId: string
  address: string
}

export const insertRefusals = (db: Database, place: Place, kinds: readonly MessageKind[], now: Instant) =>
  run(
    db,
    `insert into mail_refusals (building_id, address, kind, refused_at)
    select $1, $2, t.kind, $4 from unnest($3::text[]) as t (kind) on conflict do nothing`,
    [place.buildingId, place.address, kinds, now],
  )

export const deleteRefusals = (db: Database, place: Place, kinds: readonly MessageKind[]) =>
  run(db, `delete from mail_refusals where building_id = $1 and address = $2 and kind = any ($3)`, [
    place.buildingId,
    place.address,
    kinds,
  ])

/** Which of these addresses want no mail of a kind from a building. */
export const selectRefusing = async (
  db: Database,
  buildingId: string,
  kind: MessageKind,
  addresses: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await run(
    db,
    `select address from mail_refusals where building_id = $1 and kind = $2 and address = any ($3)`,
    [buildingId, kind, addresses],
  )
  return new Set((rows as { address: string }[]).map(({ address }) => address))
}

export const deleteOldLinks = async (db: Database, now: Instant): Promise<void> => {
  await db.deleteFrom('unsubscribe_links').where('expires_at', '<', now).execute()
}
