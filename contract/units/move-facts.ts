import { z } from 'zod'
import { Id, LocalDateField, OptionalEmail, OptionalInternationalPhone } from '../fields.ts'
import { buyersMost, handedOutMost, moversMost } from '../limits/moves.ts'
import { OptionalDay, OptionalId, SharePercent } from './plain.ts'
import { DeviceDraft, PetDraft, VehicleDraft } from './records.ts'
import { MailingAddress, PersonNames } from './roster-person.ts'

/** Somebody who comes: a person of the building, or the facts of a new one. */
const Comer = PersonNames.extend({
  /** Null for somebody new. */
  personId: OptionalId,
  email: OptionalEmail.default(''),
  phone: OptionalInternationalPhone.default(''),
  ...MailingAddress.shape,
})
export type Comer = z.infer<typeof Comer>

type Naming = Pick<Comer, 'personId' | 'firstName' | 'lastName' | 'companyName'>

/** A person of the building is named already; a new one needs a first and last name, or a company. */
const isNamed = ({ personId, firstName, lastName, companyName }: Naming): boolean =>
  personId !== null || Boolean(companyName) || Boolean(firstName && lastName)

const named = { path: ['lastName'], message: 'Enter a first and last name, or a company' }

/** Who buys, and whether they will live there. */
export const Buyer = Comer.extend({ sharePercent: SharePercent, occupiesUnit: z.boolean().default(true) }).refine(
  isNamed,
  named,
)
export type Buyer = z.infer<typeof Buyer>

export const SaleFacts = z.object({
  /** The buyers' first day; the sellers' last one is the day before. */
  completesOn: LocalDateField,
  /** The ownerships that end. */
  sellerIds: z.array(Id).min(1, 'Choose who is selling').max(buyersMost),
  buyers: z.array(Buyer).min(1, 'Add at least one buyer').max(buyersMost),
  /** The tenancies that end with the sale; the others go on under the new owner. */
  endingIds: z.array(Id).max(moversMost).default([]),
})

/** As what somebody moves in; an owner has their ownership already and comes to live there. */
const MoverRole = z.enum(['tenant', 'occupant', 'agent', 'owner'])

const Mover = Comer.extend({ role: MoverRole }).refine(isNamed, named)

/** Which of the people of the same call it belongs to, by their place in the list. */
const of = z
  .number()
  .int()
  .min(0)
  .max(moversMost - 1)
  .default(0)

const HandedOut = DeviceDraft.pick({ kind: true, serial: true }).extend({ of })
const Vehicle = VehicleDraft.pick({ plate: true, make: true, model: true, colour: true }).extend({ of })
const Pet = PetDraft.pick({ kind: true, name: true, breed: true })

export const MoveInFacts = z.object({
  startsOn: LocalDateField,
  people: z.array(Mover).min(1, 'Add at least one person').max(moversMost),
  leaseEndsOn: OptionalDay,
  /** The day on which the tenants' signed notice came in; null while it is missing. */
  formKReceivedOn: OptionalDay,
  devices: z.array(HandedOut).max(handedOutMost).default([]),
  vehicles: z.array(Vehicle).max(handedOutMost).default([]),
  pets: z.array(Pet).max(handedOutMost).default([]),
})

export const MoveOutFacts = z.object({
  lastDay: LocalDateField,
  /** The ties of those who leave: a tenancy ends; an owner stops living there and stays owner. */
  tieIds: z.array(Id).min(1, 'Choose who is moving out').max(moversMost),
  /** Where their mail goes from then on. */
  forwarding: MailingAddress.nullable().default(null),
})
