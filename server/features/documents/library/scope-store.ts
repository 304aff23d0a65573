import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import { DocumentCategory as Category } from '../../../../contract/documents/document.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { defaultReaders, jurisdictions } from '../../../../law/law.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Who looks into the library of a building, on that building's day; platform staff look as management. */
export interface Reader {
  buildingId: string
  role: Role
  today: LocalDate
}

/** The first two parameters of every statement about documents that somebody reads; further ones begin at $3. */
export const readerValues = ({ buildingId, role }: Reader): unknown[] => [buildingId, role]

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

const categories = Category.options

/** Who reads what where a building chose nothing, as the law suggests. */
const usual = jurisdictions
  .flatMap((jurisdiction) =>
    categories.map(
      (category) =>
        `('${jurisdiction}', '${category}', array[${quoted(defaultReaders(jurisdiction)[category].roles)}])`,
    ),
  )
  .join(', ')

/**
 * Every place of a library with what a role may do there: a folder's own word, else its category's, else the law's
 * suggestion. Management manages everything, and a council member never sees less than an owner.
 */
export const scopeIn = (building: string, role: string): string => `
  scope as (
    select p.place, p.category, bool_or(l.level <> 'none') as reads, bool_or(l.level = 'manage') as manages
    from (
      select c as category, c as place from unnest(array[${quoted(categories)}]) c
      union all select f.category, f.id::text from document_folders f where f.building_id = ${building}) p
    cross join unnest(case when ${role} = 'council' then array['council', 'owner'] else array[${role}] end) r (role)
    join buildings b on b.id = ${building}
    join (values ${usual}) u (jurisdiction, category, roles) on u.jurisdiction = b.jurisdiction and u.category = p.category
    left join document_permissions own on own.building_id = ${building} and own.place = p.place
    left join document_permissions above on above.building_id = ${building} and above.place = p.category
    cross join lateral (select case
      when r.role = 'management' then 'manage'
      else coalesce(to_jsonb(own) ->> r.role, to_jsonb(above) ->> r.role,
        case when r.role = 'council' then 'manage' when r.role = any(u.roles) then 'read' else 'none' end) end) l (level)
    group by p.place, p.category)`

/** The reader's scope, for statements that begin with `readerValues`. */
export const scope = scopeIn('$1::uuid', '$2::text')

const inPlaces = (which: string) => `d.place = any(array(select s.place from scope s where ${which}))`

/**
 * The one rule of who may read a document `d` of the building `$1`: lists, one document, its file, pins, counts, ZIPs,
 * search and the history all ask it.
 */
export const readable = (building: string): string =>
  `d.building_id = ${building} and d.deleted_at is null and ${inPlaces('s.reads')}`

/** What was deleted is still there for those who manage its place, until it is gone for good. */
export const inBin = (building: string): string =>
  `d.building_id = ${building} and d.deleted_at is not null and d.purged_at is null and ${inPlaces('s.manages')}`

/** Whether the reader manages the place of the document `d`. */
export const managed = inPlaces('s.manages')

export interface Place {
  place: string
  category: DocumentCategory
  reads: boolean
  manages: boolean
}

/** All places of the building with what the reader may do there. */
export const selectScope = async (db: Database, by: Reader): Promise<Map<string, Place>> => {
  const { rows } = await run(db, `with ${scope} select place, category, reads, manages from scope`, readerValues(by))
  return new Map((rows as Place[]).map((place) => [place.place, place]))
}
