import type { Ctx } from '../../context.ts'
import type { Question } from '../../http/foresight.ts'
import { run } from '../../db/connection.ts'
import type { Offers } from '../../offers.ts'
import {
  roleAt,
  belongsAt,
  restsAt,
  treasuryIn,
  type PermissionSettings,
  type Treasury,
} from '../buildings/buildings.ts'

/** Who calls, as their session's secret tells it, with their standing in the building that the call names. */
export interface IdentityRow {
  session_id: string
  last_seen_at: string
  account_id: string
  first_name: string
  last_name: string
  email: string
  platform_role: string
  /** Whether they are a superadmin of the demo, which waives their second factor outside production. */
  waived: boolean
  /** Whether the session gave a second factor. */
  proven: boolean
  building_id: string | null
  building_name: string | null
  time_zone: string | null
  jurisdiction: string | null
  features: unknown
  permissions: PermissionSettings | null
  role: string | null
  /** Their terms as treasurer, where the building lets its treasurer keep the books. */
  treasury: Treasury
  /** The platform has closed the building for now, for the reason beside it. */
  suspended: boolean
  /** They manage the building, which requires a second factor, and the session gave none. */
  rests: boolean
  suspension_reason: string | null
  /** The answer of the question that was asked along. */
  foreseen?: unknown
}

const identityWith = (offers: Offers, beside: string) => `
  select s.id as session_id, s.last_seen_at, s.second_factor_at is not null as proven,
    a.id as account_id, a.first_name, a.last_name, a.email, a.platform_role,
    a.platform_role = 'superadmin' and exists (select from installation where demo_seeded_at is not null) as waived,
    b.id as building_id, b.name as building_name, b.time_zone, b.jurisdiction, b.features, b.permissions,
    b.suspended_at is not null as suspended, b.suspension_reason,
    coalesce(${restsAt('$3', '(s.second_factor_at is not null)', { m: 'm', b: 'b' })}, false) as rests,
    ${treasuryIn(offers, { account: 'a.id', b: 'b' })} as treasury,
    ${roleAt('$3')} as role${beside}
  from sessions s
  join accounts a on a.id = s.account_id and a.disabled_at is null
  left join buildings b on b.id = $2::uuid
  left join memberships m on m.account_id = a.id and m.building_id = b.id and ${belongsAt('$3')}
  where s.token_hash = $1 and not s.awaits_second_factor and s.ended_at is null and s.expires_at > $3
    and s.last_seen_at + s.idle_minutes * interval '1 minute' > $3`

/** By what the features offer and the text of the question that is asked along; the code has few of them. */
const texts = new WeakMap<Offers, Map<string, string>>()

/** Answers the statement that finds a caller, with the question that is asked along. */
export const identityText = (offers: Offers, question?: Question): string => {
  const known = texts.get(offers) ?? new Map<string, string>()
  texts.set(offers, known)
  const asked = question?.text ?? ''
  const text = known.get(asked)
  if (text !== undefined) return text
  const behindOurs = asked.replaceAll(/\$(\d+)/g, (_, place) => `$${Number(place) + 3}`)
  const made = identityWith(offers, question ? `, (${behindOurs}) as foreseen` : '')
  known.set(asked, made)
  return made
}

interface Look {
  tokenHash: Buffer
  buildingId: string | null
}

/** The session's row with its account and standing, and the answer of a question that is asked along. */
export const selectIdentity = async (
  { db, now, offers }: Ctx,
  { tokenHash, buildingId }: Look,
  question: Question | undefined,
): Promise<IdentityRow | undefined> => {
  const values = [tokenHash, buildingId, now, ...(question?.values ?? [])]
  const { rows } = await run(db, identityText(offers, question), values)
  return rows[0] as IdentityRow | undefined
}
