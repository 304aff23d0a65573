import { z } from 'zod'
import { Id, LicensePlate, LocalDateField, plainText, requiredText } from '../fields.ts'
import { textBounds } from '../limits/text.ts'
import {
  alterationTermsMostChars,
  alterationTitleLeastChars,
  alterationTitleMostChars,
  deviceSerialMostChars,
  insurerLeastChars,
  insurerMostChars,
  petNotesMostChars,
  petWordMostChars,
  policyNumberMostChars,
  provinceMostChars,
  spaceLabelMostChars,
} from '../limits/unit-story.ts'
import { OptionalDay, OptionalId, Version } from './plain.ts'

/** What belongs to a unit beside its people: as it is read, and as it is written. */

const SpaceKind = z.enum(['stall', 'locker'])
export type SpaceKind = z.infer<typeof SpaceKind>
const DeviceKind = z.enum(['fob', 'key', 'remote', 'card'])
export type DeviceKind = z.infer<typeof DeviceKind>
export const DeviceEnd = z.enum(['returned', 'lost', 'deactivated'])
export type DeviceEnd = z.infer<typeof DeviceEnd>
const PetKind = z.enum(['dog', 'cat', 'bird', 'fish', 'small mammal', 'reptile', 'other'])
export type PetKind = z.infer<typeof PetKind>
/** Whether a policy covers today. */
export const Cover = z.enum(['valid', 'endsSoon', 'expired'])
export type Cover = z.infer<typeof Cover>

const optional = (label: string, max: number, min = 0) => plainText({ label, max, min }).default('')
/** Least lengths as the database counts them: one sign of a picture alphabet is one character, however it is coded. */
const atLeast = (label: string, min: number) => (text: string) =>
  [...text].length < min ? `${label} must be at least ${min} characters` : null
const Named = { _id: Id, version: z.number().int() }
/** The first day of what comes with somebody who is still to move in; null for what is there. */
const ToCome = { from: LocalDateField.nullable() }
/** Whose it is, where the building knows. */
const Of = { personId: Id.nullable(), personName: z.string().nullable() }

/** A parking stall or storage locker. */
export const SpaceDraft = z.object({
  kind: SpaceKind.default('stall'),
  label: requiredText({ label: 'Number', max: spaceLabelMostChars }),
})
export type SpaceDraft = z.output<typeof SpaceDraft>
export const Space = z.object({ _id: Id, kind: SpaceKind, label: z.string() })
export type Space = z.infer<typeof Space>

/** In capitals and without spaces, so that `er6 47w` and `ER647W` are one plate. */
const Plate = LicensePlate.overwrite((plate) => plate.replaceAll(' ', ''))
export const VehicleDraft = z.object({
  plate: Plate,
  province: optional('Province or state', provinceMostChars),
  make: optional('Vehicle make', textBounds.vehicleMake.max, textBounds.vehicleMake.min),
  model: optional('Vehicle model', textBounds.vehicleModel.max, textBounds.vehicleModel.min),
  colour: optional('Vehicle colour', textBounds.vehicleColor.max, textBounds.vehicleColor.min),
  personId: OptionalId,
})
export type VehicleDraft = z.output<typeof VehicleDraft>
export const VehicleChange = VehicleDraft.extend({ version: Version })
export const Vehicle = z.object({
  ...Named,
  ...Of,
  plate: z.string(),
  province: z.string().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  colour: z.string().nullable(),
  ...ToCome,
})
export type Vehicle = z.infer<typeof Vehicle>

/** A fob, key, remote or card that opens the building. */
export const DeviceDraft = z.object({
  kind: DeviceKind.default('fob'),
  serial: requiredText({ label: 'Number', max: deviceSerialMostChars }),
  issuedOn: OptionalDay,
  personId: OptionalId,
})
export type DeviceDraft = z.output<typeof DeviceDraft>
export const DeviceChange = DeviceDraft.extend({ version: Version })
export const DeviceEnding = z.object({ endedOn: LocalDateField, endReason: DeviceEnd, version: Version })
export type DeviceEnding = z.output<typeof DeviceEnding>
export const Device = z.object({
  ...Named,
  ...Of,
  kind: DeviceKind,
  serial: z.string(),
  issuedOn: LocalDateField.nullable(),
  endedOn: LocalDateField.nullable(),
  endReason: DeviceEnd.nullable(),
  ...ToCome,
})
export type Device = z.infer<typeof Device>

export const PetDraft = z.object({
  kind: PetKind.default('dog'),
  name: optional('Name', petWordMostChars),
  breed: optional('Breed', petWordMostChars),
  /** What the building agreed with its keepers. */
  notes: plainText({ label: 'Notes', max: petNotesMostChars, lines: 'several' }).default(''),
})
export type PetDraft = z.output<typeof PetDraft>
export const PetChange = PetDraft.extend({ version: Version })
export const Pet = z.object({
  ...Named,
  kind: PetKind,
  name: z.string().nullable(),
  breed: z.string().nullable(),
  notes: z.string().nullable(),
  ...ToCome,
})
export type Pet = z.infer<typeof Pet>

/** An owner's or tenant's own policy, as they told the building. */
export const InsuranceDraft = z.object({
  insurer: requiredText({ label: 'Insurer', max: insurerMostChars, rule: atLeast('Insurer', insurerLeastChars) }),
  policyNumber: optional('Policy number', policyNumberMostChars),
  /** Last day of cover. */
  expiresOn: LocalDateField,
  personId: OptionalId,
})
export type InsuranceDraft = z.output<typeof InsuranceDraft>
export const InsuranceChange = InsuranceDraft.extend({ version: Version })
export const Insurance = z.object({
  ...Named,
  ...Of,
  insurer: z.string(),
  policyNumber: z.string().nullable(),
  expiresOn: LocalDateField,
  cover: Cover,
})
export type Insurance = z.infer<typeof Insurance>

/** A change to the unit or its common property that the building agreed to; it stays with the unit. */
export const AlterationDraft = z.object({
  title: requiredText({
    label: 'Title',
    max: alterationTitleMostChars,
    rule: atLeast('Title', alterationTitleLeastChars),
  }),
  terms: plainText({ label: 'Terms', max: alterationTermsMostChars, lines: 'several' }).default(''),
  agreedOn: LocalDateField,
})
export type AlterationDraft = z.output<typeof AlterationDraft>
export const AlterationChange = AlterationDraft.extend({ version: Version })
export const Alteration = z.object({
  ...Named,
  title: z.string(),
  terms: z.string().nullable(),
  agreedOn: LocalDateField,
})
export type Alteration = z.infer<typeof Alteration>
