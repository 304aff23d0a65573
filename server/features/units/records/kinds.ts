import type {
  AlterationDraft,
  DeviceDraft,
  InsuranceDraft,
  PetDraft,
  SpaceDraft,
  VehicleDraft,
} from '../../../../contract/units/records.ts'

/** What the records of a unit differ in: their table, its columns, and the words of their history. */
export interface Kind<Draft> {
  table: string
  /** As the history names it: `vehicle added`. */
  noun: string
  /** The column of each field that is written. */
  columns: { readonly [K in keyof Draft]: string }
  /** What takes the record off; where it is missing, the row goes. */
  gone?: 'removed_at' | 'ended_on'
  /** The index that decides whether there is one already, and what is said then. */
  once?: { index: string; words(draft: Draft): string }
}

const Space = {
  table: 'unit_spaces',
  noun: 'space',
  columns: { kind: 'kind', label: 'label' },
  once: { index: 'unit_spaces_once', words: ({ label }) => `${label} is already assigned to this unit.` },
} satisfies Kind<SpaceDraft>

const Vehicle = {
  table: 'vehicles',
  noun: 'vehicle',
  columns: {
    plate: 'plate',
    province: 'province',
    make: 'make',
    model: 'model',
    colour: 'colour',
    personId: 'person_id',
  },
  gone: 'removed_at',
  once: { index: 'vehicles_once', words: ({ plate }) => `The plate ${plate} is already listed for this unit.` },
} satisfies Kind<VehicleDraft>

const Device = {
  table: 'access_devices',
  noun: 'device',
  columns: { kind: 'kind', serial: 'serial', issuedOn: 'issued_on', personId: 'person_id' },
  gone: 'ended_on',
  once: {
    index: 'access_devices_once',
    words: ({ kind, serial }) =>
      `The ${kind} ${serial} is already issued. Record its return at its unit first, or check the number.`,
  },
} satisfies Kind<DeviceDraft>

const Pet = {
  table: 'pets',
  noun: 'pet',
  columns: { kind: 'kind', name: 'name', breed: 'breed', notes: 'notes' },
  gone: 'removed_at',
} satisfies Kind<PetDraft>

const Insurance = {
  table: 'unit_insurance',
  noun: 'insurance',
  columns: { insurer: 'insurer', policyNumber: 'policy_number', expiresOn: 'expires_on', personId: 'person_id' },
  gone: 'removed_at',
} satisfies Kind<InsuranceDraft>

const Alteration = {
  table: 'alterations',
  noun: 'alteration',
  columns: { title: 'title', terms: 'terms', agreedOn: 'agreed_on' },
  gone: 'removed_at',
} satisfies Kind<AlterationDraft>

export const kinds = { Space, Vehicle, Device, Pet, Insurance, Alteration }
