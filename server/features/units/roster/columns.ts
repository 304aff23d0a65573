import { composed } from '../../../../contract/composed.ts'
import { columns, type Column, type Place } from '../../../../contract/units/roster-columns.ts'

export { columns, type Column, type Place } from '../../../../contract/units/roster-columns.ts'

/** Columns whose feature is not there yet: kept as they are and exported again. A council seat comes by invitation. */
export const keptColumns: readonly Column[] = ['is_council', 'council_position', 'monthly_fee', 'opening_balance']

/** Lists of what belongs to the unit. */
export const belongingColumns = ['parking_stalls', 'lockers', 'vehicles', 'fobs'] as const satisfies readonly Column[]
export type BelongingColumn = (typeof belongingColumns)[number]

export const unitColumns: readonly Column[] = [
  'unit_number',
  'strata_lot',
  'unit_entitlement',
  'unit_type',
  'floor',
  'street_address',
  'city',
  'province',
  'postal_code',
]

/** What may be said of a unit without naming anybody. */
export const aboutUnit: readonly Column[] = [...unitColumns, ...belongingColumns]

/** Other names under which columns are met; the first place that is still free is taken. */
const aliases: [names: string, ...places: Place[]][] = [
  ['unit|unit no|unit num|suite|suite no|suite number|apt|apt no|apartment|apartment number', 'unit_number'],
  ['unit id|unit apartment number|lot address', 'unit_number'],
  ['sl|lot|legal unit|lot number|lot no|strata lot no|strata lot number', 'strata_lot'],
  ['ue|entitlement|unit factor|proportion|pq|share percent', 'unit_entitlement'],
  ['level|legal level|storey', 'floor'],
  ['address|street|street 1|site address|unit address', 'street_address'],
  ['state|prov', 'province'],
  ['zip|zip code|postal|postcode', 'postal_code'],
  ['user type|account role|occupant type|contact role|type', 'role'],
  ['first|given name', 'first_name'],
  ['last|surname|family name', 'last_name'],
  ['company|organization|corporation', 'company_name'],
  ['name|full name|owner name|contact name', 'full_name'],
  ['e mail|email address|primary email|voting email|voting email address|owner email|owner email 1', 'email'],
  ['phone number|telephone|home|home phone|owner phone|owner phone 1', 'phone'],
  ['cell|cell phone|mobile phone|voting cell', 'phone', 'mobile'],
  ['is primary contact|primary contact', 'is_primary'],
  ['board member|council member', 'is_council'],
  ['occupies|owner occupied', 'occupies_unit'],
  ['ownership percentage|ownership|ownership share', 'ownership_percent'],
  ['date of purchase|purchase date|transfer date|sale date|move in|move in date|lease start date', 'start_date'],
  ['move out|move out date|lease end date|lease expiration', 'end_date'],
  ['address 2|off site|off site address|offsite address|levy address|notice address|mailing', 'mailing_address'],
  ['city 2', 'mailing_city'],
  ['state 2|mailing state', 'mailing_province'],
  ['zip 2|mailing zip', 'mailing_postal_code'],
  ['parking|parking stall|parking stall no|parking no|stall|stalls|stall no', 'parking_stalls'],
  ['locker|locker no|storage locker|storage lockers|storage', 'lockers'],
  ['vehicle|car|cars|plate|plates|license plate|licence plate', 'vehicles'],
  ['fob|fob no|keys|access card', 'fobs'],
  ['initial balance', 'opening_balance'],
  ['monthly dues', 'monthly_fee'],
  ['emergency contact', 'emergency_contact_name'],
  ['emergency phone', 'emergency_contact_phone'],
  ['note|comments|memo', 'notes'],
]

/** A heading without case and signs: `Unit #` and `unit_no` are both `unit no`. */
export const plainHeading = (heading: string): string =>
  composed(heading, 'NFKD')
    .toLowerCase()
    .replaceAll('#', ' no ')
    .replaceAll('%', ' percent ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const known = new Map<string, readonly Place[]>([
  ...aliases.flatMap(([names, ...places]) => names.split('|').map((name) => [name, places] as const)),
  ...columns.map((column) => [plainHeading(column), [column]] as const),
])

/** The places a heading may stand for, best first; none where it is not known. */
export const placesOf = (heading: string): readonly Place[] => known.get(plainHeading(heading)) ?? []
