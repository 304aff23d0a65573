import type { Contact, Contacts } from '../../../contract/contacts.ts'
import { run, type Database } from '../../db/connection.ts'

/** The contacts of a building in their order, as a JSON array. */
export const contactsIn = (buildingId: string): string => `
  (select coalesce(json_agg(json_build_object('name', k.name, 'role', k.role, 'phone', k.phone, 'email', k.email,
      'availability', k.availability, 'isEmergency', k.is_emergency, 'order', k.position) order by k.position), '[]')
    from contacts k where k.building_id = ${buildingId})`

/** The first contact of a building for emergencies that has a number of its own; 911 is said everywhere by itself. */
export const selectEmergencyContact = async (
  db: Database,
  buildingId: string,
): Promise<{ words: string; phone: string } | null> => {
  const { rows } = await run(
    db,
    `select name as words, phone from contacts where building_id = $1::uuid and is_emergency and phone not in ('', '911')
     order by position limit 1`,
    [buildingId],
  )
  return (rows[0] as { words: string; phone: string } | undefined) ?? null
}

/** The list of a building with its version, as a JSON object. */
export const contactsText = `
  select json_build_object('contacts', ${contactsIn('l.id')}, 'version', l.contacts_version) as list
  from buildings l where l.id = $1::uuid`

export const selectContacts = async (db: Database, buildingId: string): Promise<Contacts> => {
  const { rows } = await run(db, contactsText, [buildingId])
  return (rows[0] as { list: Contacts }).list
}

/** Writes the whole list anew, one version further; the caller holds the building's row. */
export const replaceContacts = async (db: Database, buildingId: string, contacts: readonly Contact[]) => {
  await run(db, 'delete from contacts where building_id = $1', [buildingId])
  await run(
    db,
    `insert into contacts (building_id, position, name, role, phone, email, availability, is_emergency)
    select $1, k."order", k.name, k.role, k.phone, k.email, k.availability, k."isEmergency"
    from jsonb_to_recordset($2::jsonb) as k ("order" integer, name text, role text, phone text, email text,
      availability text, "isEmergency" boolean)`,
    [buildingId, JSON.stringify(contacts)],
  )
  await run(db, 'update buildings set contacts_version = contacts_version + 1 where id = $1', [buildingId])
}
