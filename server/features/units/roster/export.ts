import { formatPhone } from '../../../../contract/text.ts'
import type { Download } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import { belongingCells } from '../belongings/cells.ts'
import { csvFile, type Cell } from '../../../platform/csv.ts'
import { selectRoster, type Roster } from '../present-store.ts'
import type { Kept, KeptLink, PersonFacts, UnitFacts } from '../record.ts'
import { today } from '../residents.ts'
import { columns, type Column } from './columns.ts'
import { ofLink, ofPerson, ofUnit, type Readers } from './fields.ts'

type Cells = Partial<Record<Column, Cell>>

const phoneCell = (phone: string | null) => (phone === null ? null : formatPhone(phone))

/** Facts in the columns by which the import reads them. */
const cellsOf = <Facts>(readers: Readers<Facts>, facts: Facts): Cells =>
  Object.fromEntries(Object.entries(readers).map(([column, [key]]) => [column, facts[key]]))

const personCells = (person: PersonFacts): Cells => ({
  ...cellsOf(ofPerson, person),
  phone: phoneCell(person.phone),
  mobile: phoneCell(person.mobile),
  emergency_contact_phone: phoneCell(person.emergencyContactPhone),
})

const linkCells = (link: KeptLink): Cells => ({ ...cellsOf(ofLink, link), role: link.role, ...link.extra })

const rosterFile = (rows: readonly Cells[], name: string): Download =>
  csvFile([columns, ...rows.map((cells) => columns.map((column) => cells[column]))], name)

const order: readonly LinkRole[] = ['owner', 'tenant', 'occupant', 'agent']

const rowsOf = (roster: Roster, day: LocalDate): Cells[] => {
  const { units, people, links } = roster
  const belongings = belongingCells(roster)
  const persons = new Map(people.map((person) => [person._id, person]))
  const present = Map.groupBy(
    links.filter(({ to }) => to === null || to >= day),
    ({ unitId }) => unitId,
  )
  const rowsOfUnit = (unit: Kept<UnitFacts>): Cells[] => {
    const here = (present.get(unit._id) ?? []).toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
    const lists = belongings(unit, here)
    if (here.length === 0) return [{ ...cellsOf(ofUnit, unit), ...unit.extra, ...lists[0] }]
    return here.map((link, i) => ({
      ...cellsOf(ofUnit, unit),
      ...personCells(persons.get(link.personId)!),
      ...linkCells(link),
      ...lists[i],
    }))
  }
  return units.flatMap(rowsOfUnit)
}

/** The roster of today in the columns that the import takes; who has left is not in it. */
export const exportRoster = async (ctx: InBuilding): Promise<Download> => {
  const day = today(ctx)
  const roster = await selectRoster(ctx.db, ctx.building._id)
  return rosterFile(rowsOf(roster, day), `${ctx.building.name} roster ${day}.csv`)
}

const sample: Cells = {
  external_id: 'A-101-1',
  unit_number: '101',
  strata_lot: '1',
  unit_entitlement: 84,
  unit_type: 'Residential',
  floor: '1',
  street_address: '101 - 1200 Seawall Crescent',
  city: 'Vancouver',
  province: 'BC',
  postal_code: 'V6E 1A1',
  role: 'owner',
  first_name: 'Jamie',
  last_name: 'Sample',
  email: 'jamie.sample@mail.example',
  phone: '(604) 555-0123',
  is_primary: true,
  is_council: false,
  occupies_unit: true,
  ownership_percent: 100,
  start_date: '2024-05-01',
  email_notice_consent: true,
  consent_date: '2024-05-01',
  parking_stalls: 'P1-14',
  lockers: 'L-07',
  vehicles: 'AB123C|BC|Honda|Civic|blue',
  fobs: '4711; remote:R-08',
}

/** The canonical columns with one sample row. */
export const rosterTemplate = (): Download => rosterFile([sample], 'roster-template.csv')
