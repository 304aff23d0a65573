import { z } from 'zod'
import { Id, LocalDateField, plainText, PostalCode, UnitNumber } from '../fields.ts'
import { clearable } from '../form.ts'
import {
  addressMostChars,
  cityMostChars,
  entitlementMost,
  floorMostChars,
  provinceMostChars,
  strataLotMostChars,
  unitTypeMostChars,
} from '../limits/unit-story.ts'
import { Paging } from '../paging.ts'
import { get, put } from '../route.ts'
import { LinkRole } from './link-role.ts'
import { OfUnit, positive, Saved, Version } from './plain.ts'
import { Alteration, Device, Insurance, Pet, Space, Vehicle } from './records.ts'
import { RosterPerson } from './roster-person.ts'

/** Somebody's tie to a unit for a time. */
export const UnitLink = z.object({
  _id: Id,
  role: LinkRole,
  personId: Id,
  name: z.string(),
  /** Null where there is none, or where it is not for the caller to see; so are all fields below. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean().nullable(),
  isSelf: z.boolean(),
  sharePercent: z.number().nullable(),
  isPrimary: z.boolean().nullable(),
  occupiesUnit: z.boolean(),
  from: LocalDateField.nullable(),
  to: LocalDateField.nullable(),
  /** The day the signed notice of a tenancy came in. */
  formKReceivedOn: LocalDateField.nullable(),
  leaseEndsOn: LocalDateField.nullable(),
  notes: z.string().nullable(),
  /** All that the building keeps of the person: for managers, and of oneself. */
  person: RosterPerson.nullable(),
  version: z.number().int(),
})
export type UnitLink = z.infer<typeof UnitLink>

/** As what somebody looks at a unit; the nearest of their ties counts. */
export const Eyes = z.enum(['manager', 'owner', 'agent', 'resident'])
export type Eyes = z.infer<typeof Eyes>

/** What another feature says of a unit on its page. */
export const UnitPanel = z.object({
  key: z.string(),
  title: z.string(),
  summary: z.string(),
  rows: z.array(
    z.object({
      title: z.string(),
      detail: z.string(),
      state: z.object({ words: z.string(), tone: z.enum(['neutral', 'good', 'waiting', 'bad']) }),
      to: z.string().nullable(),
    }),
  ),
  more: z.object({ words: z.string(), to: z.string() }).nullable(),
})
export type UnitPanel = z.infer<typeof UnitPanel>

const UnitFacts = z.object({
  _id: Id,
  unitNumber: z.string(),
  strataLot: z.string().nullable(),
  floor: z.string().nullable(),
  unitEntitlement: z.number().nullable(),
  unitType: z.string().nullable(),
  streetAddress: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postalCode: z.string().nullable(),
  version: z.number().int(),
})

/** A unit with its story, as far as the caller may know it; a part that is not for them is null. */
export const Unit = UnitFacts.extend({
  eyes: Eyes,
  /** Names of today. */
  owners: z.array(z.string()),
  tenants: z.array(z.string()),
  /** Ties of today and to come; those that are over come page by page. */
  links: z.array(UnitLink),
  hasEarlier: z.boolean(),
  spaces: z.array(Space),
  vehicles: z.array(Vehicle).nullable(),
  devices: z.array(Device).nullable(),
  pets: z.array(Pet).nullable(),
  insurance: z.array(Insurance).nullable(),
  alterations: z.array(Alteration).nullable(),
  panels: z.array(UnitPanel),
  can: z.object({ edit: z.boolean(), seeHistory: z.boolean() }),
})
export type Unit = z.infer<typeof Unit>

/** A unit that the caller is tied to today. */
const OwnUnit = z.object({ _id: Id, unitNumber: z.string() })
export type OwnUnit = z.infer<typeof OwnUnit>

const optional = (label: string, max: number) => plainText({ label, max }).default('')

export const UnitChange = z.object({
  unitNumber: UnitNumber,
  strataLot: optional('Lot', strataLotMostChars),
  unitEntitlement: clearable(positive(entitlementMost)).default(null),
  unitType: optional('Type', unitTypeMostChars),
  floor: optional('Floor', floorMostChars),
  streetAddress: optional('Street address', addressMostChars),
  city: optional('City', cityMostChars),
  province: optional('Province', provinceMostChars),
  postalCode: clearable(PostalCode).default(null),
  version: Version,
})
export type UnitChange = z.output<typeof UnitChange>

/** What comes of changing a unit. */
export const SavedUnit = Saved.extend({
  /** Other units whose numbers may mean the same door: 101 beside 0101. */
  sameDoors: z.array(z.string()),
})
export type SavedUnit = z.infer<typeof SavedUnit>

export const unitStory = {
  mine: get('/api/units/mine', {
    shows: 'unit.unlogged',
    access: 'member',
    summary: 'List the units the caller owns, rents, lives in or acts for the owner of, today',
    reply: z.array(OwnUnit),
  }),
  get: get('/api/units/:id', {
    shows: 'unit.one',
    access: 'member',
    summary: 'Get a unit: its people today, its items, and what other features add',
    params: OfUnit,
    reply: Unit,
  }),
  earlier: get('/api/units/:id/earlier', {
    shows: 'unit.one',
    access: 'member',
    summary: 'List past links to a unit, newest first',
    params: OfUnit,
    query: Paging,
    reply: UnitLink,
    sends: 'page',
  }),
  change: put('/api/units/:id', {
    access: 'manager',
    summary: 'Change a unit’s details',
    params: OfUnit,
    body: UnitChange,
    reply: SavedUnit,
  }),
}
