import type { FoundPerson } from '../../../../contract/admin/people.ts'
import { peopleFoundMost } from '../../../../contract/limits/platform.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { containing, containingExactly, holds, nameOrder } from '../../../db/finding.ts'
import { isUnspaced } from '../../../db/search-words.ts'
import { roleAt, belongsAt } from '../../buildings/buildings.ts'
import type { Sought } from './rules.ts'

export type StoredPerson = Omit<FoundPerson, 'waitsUntil' | 'can'>

/** `$1` is the moment that decides which sessions are open and what somebody is in their buildings. */
const peopleText = `
  select a.id as "_id", a.first_name as "firstName", a.last_name as "lastName", a.email, a.phone,
    a.email_verified_at is not null as verified, a.disabled_at is not null as disabled,
    a.platform_role = 'superadmin' as "isStaff", a.created_at as "createdAt", a.last_signed_in_at as "lastSignedInAt",
    exists (select from authenticators f where f.account_id = a.id)
      or exists (select from passkeys k where k.account_id = a.id) as "secondFactor",
    (select count(*)::int from sessions s
     where s.account_id = a.id and not s.awaits_second_factor and s.ended_at is null and s.expires_at > $1::timestamptz
       and s.last_seen_at + s.idle_minutes * interval '1 minute' > $1::timestamptz) as "openSessions",
    (select coalesce(json_agg(json_build_object('_id', b.id, 'name', b.name, 'role', ${roleAt('$1::timestamptz')}) order by ${nameOrder('b.name')}, b.id), '[]')
     from memberships m join buildings b on b.id = m.building_id
     where m.account_id = a.id and ${belongsAt('$1::timestamptz')}) as buildings
  from accounts a`

const conditionOf = (sought: Sought, values: unknown[]): string => {
  const given = (value: string) => `$${values.push(value)}::text`
  const beginning = (words: string) => given(containingExactly(words).slice(1))
  if ('email' in sought) return `a.email like ${beginning(sought.email)}`
  if ('digits' in sought)
    return `regexp_replace(a.phone, '\\D', '', 'g') like ${given(containingExactly(sought.digits))}`
  const { names } = sought
  // A name without spaces between its parts is found by any of them.
  const partOf = (name: string) => (isUnspaced(name) ? name : ` ${name}`)
  const named = names
    .map((name) => holds(`' ' || a.first_name || ' ' || a.last_name`, given(containing(partOf(name)))))
    .join(' and ')
  return names.length === 1 ? `(${named} or a.email like ${beginning(names[0]!.toLowerCase())})` : named
}

/** Those who fit, by name; one more than are shown where there are more. */
export const selectPeople = async (db: Database, sought: Sought, now: Instant): Promise<StoredPerson[]> => {
  const values: unknown[] = [now]
  const condition = conditionOf(sought, values)
  const text = `${peopleText} where ${condition}
    order by ${nameOrder('a.last_name')}, ${nameOrder('a.first_name')}, a.id limit ${peopleFoundMost + 1}`
  return (await run(db, text, values)).rows as StoredPerson[]
}

export const selectPerson = async (db: Database, id: string, now: Instant): Promise<StoredPerson | undefined> =>
  (await run(db, `${peopleText} where a.id = $2::uuid`, [now, id])).rows[0] as StoredPerson | undefined
