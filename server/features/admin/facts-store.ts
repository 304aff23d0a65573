import type { BuildingHealth, BuildingOverview } from '../../../contract/admin/buildings.ts'
import { kinds } from '../../../contract/kinds.ts'
import { managersShownMost } from '../../../contract/limits/admin.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { roleAt, belongsAt } from '../buildings/buildings.ts'

/** What files count as, by what they hang on. */
const counted = Object.fromEntries(
  kinds.flatMap(({ attachments = {} }) => Object.entries(attachments)).filter(([, as]) => as !== null),
)

/** What is shown of a building beside its health and what staff did in it. */
export type BuildingFacts = Omit<BuildingOverview, keyof BuildingHealth | 'staffActs' | 'moreManagers'>

const managers = `
  select ${roleAt('$2')} as role, m.started_at, json_build_object('_id', a.id, 'name', a.first_name || ' ' || a.last_name,
    'email', a.email, 'role', ${roleAt('$2')}, 'lastSignedInAt', ${instantIn('a.last_signed_in_at')}) as one
  from memberships m join accounts a on a.id = m.account_id
  where m.building_id = $1::uuid and ${belongsAt('$2')} and ${roleAt('$2')} in ('management', 'council')
  order by 1 desc, m.started_at, m.id limit ${managersShownMost + 1}`

const invitations = `
  select i.id, json_build_object('_id', i.id, 'email', i.email, 'role', i.role,
    'createdAt', ${instantIn('i.created_at')}, 'expiresAt', ${instantIn('i.expires_at')}) as one
  from invitations i
  where i.building_id = $1::uuid and i.claimed_at is null and i.revoked_at is null
    and i.role in ('management', 'council')
  order by i.id desc limit ${managersShownMost}`

const storage = `
  select 'library' as kind, count(*) as files, coalesce(sum(size_bytes), 0) as bytes
    from document_versions where building_id = $1::uuid and sha256 is not null
  union all select b.value, count(*), coalesce(sum(a.size_bytes), 0)
    from attachments a join jsonb_each_text($3::jsonb) b on b.key = a.subject
    where a.building_id = $1::uuid group by b.value
  union all select 'pictures', count(*), coalesce(sum(size_bytes), 0)
    from building_pictures where building_id = $1::uuid and sha256 is not null
  union all select 'rosterFiles', count(*), coalesce(sum(octet_length(content)), 0)
    from import_files where building_id = $1::uuid`

/** How a building is set up, who manages it, and what it keeps; one statement. */
export const selectFacts = async (db: Database, buildingId: string, now: Instant): Promise<BuildingFacts> => {
  const { rows } = await run(
    db,
    `select b.address, b.postal_code as "postalCode", b.jurisdiction, b.time_zone as "timeZone", b.features,
       case when b.suspended_at is not null then json_build_object('since', ${instantIn('b.suspended_at')},
         'reason', b.suspension_reason,
         'by', (select a.first_name || ' ' || a.last_name from accounts a where a.id = b.suspended_by)) end as suspension,
       (select coalesce(json_agg(m.one order by m.role desc, m.started_at), '[]') from (${managers}) m) as managers,
       (select coalesce(json_agg(i.one order by i.id desc), '[]') from (${invitations}) i) as invitations,
       (select json_agg(json_build_object('kind', s.kind, 'files', s.files, 'bytes', s.bytes)) from (${storage}) s
         where s.files > 0) as storage
     from buildings b where b.id = $1::uuid`,
    [buildingId, now, JSON.stringify(counted)],
  )
  const { storage: kept, ...facts } = rows[0] as BuildingFacts & { storage: BuildingFacts['storage'] | null }
  return { ...facts, storage: kept ?? [] }
}
