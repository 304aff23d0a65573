import { z } from 'zod'
import {
  Id,
  LicensePlate,
  LocalDateField,
  OptionalEmail,
  optionalPersonName,
  OptionalPhone,
  plainText,
} from '../fields.ts'
import {
  buyersMost,
  cityMostChars,
  companyNameMostChars,
  deviceSerialMostChars,
  handedOutMost,
  mailingLineMostChars,
  moversMost,
  petNameMostChars,
} from '../limits/moves.ts'
import { textBounds } from '../limits.ts'

/** Where mail goes when somebody does not live in the unit. */
export const MailingAddress = z.object({
  mailingAddress: plainText({ label: 'Mailing address', max: mailingLineMostChars }),
  mailingCity: plainText({ label: 'City', max: cityMostChars }),
  mailingProvince: plainText({ label: 'Province', max: cityMostChars }),
  mailingPostalCode: plainText({ label: 'Postal code', max: 20 }),
  mailingCountry: plainText({ label: 'Country', max: cityMostChars }),
})
export type MailingAddress = z.infer<typeof MailingAddress>

/** Somebody who comes: a person of the building, or the facts of a new one. */
const Comer = z.object({
  /** Null for somebody new. */
  personId: Id.nullable().default(null),
  firstName: optionalPersonName('First name'),
  lastName: optionalPersonName('Last name'),
  companyName: plainText({ label: 'Company', max: companyNameMostChars }),
  email: OptionalEmail,
  phone: OptionalPhone,
  ...MailingAddress.shape,
})
export type Comer = z.infer<typeof Comer>

type Naming = Pick<Comer, 'personId' | 'firstName' | 'lastName' | 'companyName'>

/** A person of the building is named already; a new one needs a first and last name, or a company. */
const isNamed = ({ personId, firstName, lastName, companyName }: Naming): boolean =>
  personId !== null || Boolean(companyName) || Boolean(firstName && lastName)

const named = { path: ['lastName'], message: 'Enter a first and last name, or a company' }

const Share = z.number('Enter a percentage').gt(0, 'More than 0 %').max(100, 'At most 100 %').nullable().default(null)

/** Who buys, and whether they will live there. */
export const Buyer = Comer.extend({ sharePercent: Share, occupiesUnit: z.boolean().default(true) }).refine(
  isNamed,
  named,
)
export type Buyer = z.infer<typeof Buyer>

export const SaleFacts = z.object({
  /** The buyers' first day; the sellers' last one is the day before. */
  completesOn: LocalDateField,
  /** The ownerships that end. */
  sellerIds: z.array(Id).min(1, 'Choose who sells').max(buyersMost),
  buyers: z.array(Buyer).min(1, 'Name at least one buyer').max(buyersMost),
  /** The tenancies that end with the sale; the others go on under the new owner. */
  endingIds: z.array(Id).max(moversMost).default([]),
})

/** As what somebody moves in; an owner has their ownership already and comes to live there. */
const MoverRole = z.enum(['tenant', 'occupant', 'agent', 'owner'])

const Mover = Comer.extend({ role: MoverRole }).refine(isNamed, named)

const DeviceKind = z.enum(['fob', 'key', 'remote', 'card'])
const PetKind = z.enum(['dog', 'cat', 'bird', 'fish', 'small mammal', 'reptile', 'other'])

/** Which of the people of the same call it belongs to, by their place in the list. */
const of = z
  .number()
  .int()
  .min(0)
  .max(moversMost - 1)
  .default(0)

const HandedOut = z.object({
  kind: DeviceKind,
  serial: plainText({ label: 'Number', required: true, max: deviceSerialMostChars }),
  of,
})
const Vehicle = z.object({
  plate: LicensePlate,
  make: plainText({ label: 'Make', max: textBounds.vehicleMake.max }),
  model: plainText({ label: 'Model', max: textBounds.vehicleModel.max }),
  colour: plainText({ label: 'Colour', max: textBounds.vehicleColor.max }),
  of,
})
const Pet = z.object({
  kind: PetKind,
  name: plainText({ label: 'Name', max: petNameMostChars }),
  breed: plainText({ label: 'Breed', max: petNameMostChars }),
})

export const MoveInFacts = z.object({
  startsOn: LocalDateField,
  people: z.array(Mover).min(1, 'Name at least one person').max(moversMost),
  leaseEndsOn: LocalDateField.nullable().default(null),
  /** The day on which the tenants' signed notice came in; null while it is missing. */
  formKReceivedOn: LocalDateField.nullable().default(null),
  devices: z.array(HandedOut).max(handedOutMost).default([]),
  vehicles: z.array(Vehicle).max(handedOutMost).default([]),
  pets: z.array(Pet).max(handedOutMost).default([]),
})

export const MoveOutFacts = z.object({
  lastDay: LocalDateField,
  /** The ties of those who leave: a tenancy ends; an owner stops living there and stays owner. */
  tieIds: z.array(Id).min(1, 'Choose who moves out').max(moversMost),
  /** Where their mail goes from then on. */
  forwarding: MailingAddress.nullable().default(null),
})
