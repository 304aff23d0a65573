import type { FieldValues } from 'react-hook-form'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { DeviceEnd, DeviceKind, PetKind, SpaceKind } from '../../../../contract/units/records.ts'

/** A record as its form holds it: nothing is empty text, and the fields are those of the empty form. */
export const valuesOf = (record: object, empty: Readonly<Record<string, unknown>>): FieldValues =>
  Object.fromEntries(
    Object.entries(empty).map(([field, usual]) => {
      const value = (record as Readonly<Record<string, unknown>>)[field] ?? usual
      return [field, typeof value === 'number' ? String(value) : value]
    }),
  )

export const petWords: Readonly<Record<PetKind, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  bird: 'Bird',
  fish: 'Fish',
  'small mammal': 'Small mammal',
  reptile: 'Reptile',
  other: 'Other animal',
}
export const deviceWords: Readonly<Record<DeviceKind, string>> = {
  fob: 'Fob',
  key: 'Key',
  remote: 'Remote',
  card: 'Card',
}
export const endWords: Readonly<Record<DeviceEnd, string>> = {
  returned: 'Returned',
  lost: 'Lost',
  deactivated: 'Deactivated',
}
export const spaceWords: Readonly<Record<SpaceKind, string>> = { stall: 'Parking stall', locker: 'Locker' }

/** Words as the choices of a field. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** `from Dec 1, 2026`, of what comes with somebody who is still to move in. */
export const fromWords = (from: LocalDate | null): string | null => from && `from ${formatDate(from)}`
