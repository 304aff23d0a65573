import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { del, get, post, put } from '../route.ts'
import { PersonTie } from './people.ts'
import { Saved, Version } from './plain.ts'
import { Vehicle, VehicleDraft } from './records.ts'
import { faultless, PersonFields, postalFaults, RosterPerson } from './roster-person.ts'

/** What a building has of the caller: their units, their vehicles, and how it reaches them. Theirs to keep right. */

/** A tie of one's own that holds today or is to come. */
const MyTie = PersonTie.omit({ unitId: true, unitNumber: true }).extend({
  /** Of a lease, where it was said; it may go on after that. */
  leaseEndsOn: LocalDateField.nullable(),
})
export type MyTie = z.infer<typeof MyTie>

export const MyUnit = z.object({
  _id: Id,
  unitNumber: z.string(),
  /** What the unit is; null, and empty, until the first day of the caller's own tie. */
  strataLot: z.string().nullable(),
  unitEntitlement: z.number().nullable(),
  stalls: z.array(z.string()),
  lockers: z.array(z.string()),
  ties: z.array(MyTie),
  can: z.object({
    /** See the unit's own page. */
    open: z.boolean(),
    addVehicle: z.boolean(),
  }),
})
export type MyUnit = z.infer<typeof MyUnit>

const MyVehicle = Vehicle.omit({ personId: true, personName: true }).extend({
  unitId: Id,
  unitNumber: z.string(),
  can: z.object({ change: z.boolean() }),
})
export type MyVehicle = z.infer<typeof MyVehicle>

export const MyPlace = z.object({
  /** Whether the roster names the caller; without that there is nothing to keep. */
  inRoster: z.boolean(),
  units: z.array(MyUnit),
  vehicles: z.array(MyVehicle),
  /** A row for each name that the roster has for the caller. */
  details: z.array(RosterPerson),
})
export type MyPlace = z.infer<typeof MyPlace>

/** Whose it is, is not asked: one's own. */
export const MyVehicleDraft = VehicleDraft.omit({ personId: true })
export type MyVehicleDraft = z.output<typeof MyVehicleDraft>
export const NewVehicle = MyVehicleDraft.extend({ unitId: Id })
export type NewVehicle = z.output<typeof NewVehicle>
const MyVehicleChange = MyVehicleDraft.extend({ version: Version })
export type MyVehicleChange = z.output<typeof MyVehicleChange>

/** What people keep right themselves; name and e-mail decide who they are, and the day of a consent is that of saying it. */
const OwnFields = PersonFields.omit({
  firstName: true,
  lastName: true,
  companyName: true,
  email: true,
  consentDate: true,
})
/** The same before it is known which version it changes. */
export const MyDetailsDraft = OwnFields.superRefine(faultless(postalFaults))
export const MyDetailsChange = OwnFields.extend({ version: Version }).superRefine(faultless(postalFaults))
export type MyDetailsChange = z.output<typeof MyDetailsChange>

const OfVehicle = z.object({ recordId: Id })

export const myPlace = {
  myPlace: get('/api/people/mine/place', {
    shows: 'person.unlogged',
    also: ['unit'],
    access: 'member',
    summary: 'Get the caller’s units, vehicles and contact details',
    reply: MyPlace,
  }),
  addMyVehicle: post('/api/people/mine/vehicles', {
    access: 'member',
    summary: 'Add a vehicle of the caller’s to a unit they own, rent or live in',
    body: NewVehicle,
    reply: Saved,
  }),
  changeMyVehicle: put('/api/people/mine/vehicles/:recordId', {
    access: 'member',
    summary: 'Change a vehicle of the caller’s',
    params: OfVehicle,
    body: MyVehicleChange,
    reply: Saved,
  }),
  removeMyVehicle: del('/api/people/mine/vehicles/:recordId', {
    access: 'member',
    summary: 'Remove a vehicle of the caller’s from its unit',
    params: OfVehicle,
  }),
  changeMyDetails: put('/api/people/mine/details/:id', {
    access: 'member',
    summary: 'Change the caller’s contact details: phones, mailing address, notices by email, emergency contact',
    params: z.object({ id: Id }),
    body: MyDetailsChange,
    reply: Saved,
  }),
}
