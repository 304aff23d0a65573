import { describe, expect, test } from 'vitest'
import { AmenityDraft, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { another, AmenityForm, valuesOf } from './amenity-values.ts'

const form = { ...valuesOf(null), name: 'Lounge' }
const faults = (typed: object) =>
  AmenityForm.safeParse({ ...form, ...typed }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a new amenity is what most set, and what the server takes', () => {
  const read = AmenityForm.parse(form)
  expect(read).toMatchObject({ name: 'Lounge', cancelBeforeMinutes: 1440, feeCents: 0, peopleMost: null })
  expect(read.sharing).toMatchObject({ strikes: null, noticeMinutes: null, advanceDays: 60 })
  expect(AmenityDraft.parse(read)).toEqual(read)
})

test('dollars and hours are read, limits of a unit too', () => {
  const sharing = {
    ...form.sharing,
    quotas: [
      { most: '2', of: 'times', per: 'week', days: '' },
      { most: '8', of: 'nights', per: 'rolling', days: '30' },
    ],
    longestMinutes: '1.5',
    strikes: { most: '2', withinDays: '90', suspendDays: '30' },
  }
  const read = AmenityForm.parse({ ...form, sharing, feeCents: '$1,250', authorityKind: 'bylaw', authority: '7.2' })
  expect(read).toMatchObject({ feeCents: 125_000, authorityKind: 'bylaw' })
  expect(read.sharing).toMatchObject({
    quotas: [
      { most: 2, of: 'times', per: 'week', by: 'unit' },
      { most: 8, of: 'nights', per: { days: 30 }, by: 'unit' },
    ],
    longestMinutes: 90,
    strikes: { most: 2, withinDays: 90, suspendDays: 30 },
  })
  expect(AmenityForm.parse(valuesOf(read as Amenity))).toEqual(read)
})

test.each([
  [{ name: '' }, ['name', 'Name is required']],
  [{ feeCents: '50' }, ['authorityKind', 'A fee or deposit needs a bylaw or ratified rule']],
  [{ capacity: '3' }, ['capacity', 'Only one party can book it at a time']],
  [{ eligible: [] }, ['eligible', 'Choose at least one group']],
  [
    { sharing: { ...form.sharing, quotas: [{ most: '2', of: 'times', per: 'rolling', days: '' }] } },
    ['sharing.quotas.0.days', 'Enter a whole number from 1 to 366'],
  ],
  [
    { sharing: { ...form.sharing, stepMinutes: '7' } },
    ['sharing.stepMinutes', 'Must divide evenly into a day, such as 15 or 30'],
  ],
  [{ cancelBeforeMinutes: 'a day' }, ['cancelBeforeMinutes', 'Enter a number of hours, up to 1440']],
])('%j is refused', (typed, fault) => {
  expect(faults(typed)).toContainEqual(fault)
})

test('what closes at midnight shows so', () => {
  const open = { from: '09:00', until: '00:00' }
  const read = AmenityForm.parse({ ...form, hours: { ...form.hours, friday: open } })
  expect(read.hours.friday).toEqual({ from: '09:00', until: '24:00' })
  expect(valuesOf(read as Amenity).hours.friday).toEqual(open)
})

describe('what a fee rests on', () => {
  const id = '01990000-0000-7000-8000-000000000001'
  const words = { authorityKind: 'bylaw', authority: '7.2' } as const

  test.each([
    ['nothing', {}, { bylawId: null, authorityKind: null, authority: '' }],
    ['another one in words', { ...words, bylawId: another }, { ...words, bylawId: null }],
    ['words where the register is empty', words, { ...words, bylawId: null }],
    [
      'a text, whatever was typed before',
      { ...words, bylawId: id },
      { bylawId: id, authorityKind: null, authority: '' },
    ],
  ])('is read as %s', (_, typed, read) => {
    const draft = AmenityForm.parse({ ...form, ...typed })
    expect(draft).toMatchObject(read)
    expect(AmenityDraft.parse(draft)).toEqual(draft)
  })

  test('is asked for where it shows', () => {
    const missing = 'A fee or deposit needs a bylaw or ratified rule'
    expect(faults({ feeCents: '50' })).toContainEqual(['bylawId', missing])
    expect(faults({ feeCents: '50', bylawId: another })).not.toContainEqual(['bylawId', missing])
    expect(faults({ feeCents: '50', bylawId: id })).toBeUndefined()
  })

  test.each([
    [{}, ''],
    [words, another],
    [{ ...words, bylawId: id }, id],
  ])('shows %j as %s', (over, chosen) => {
    const amenity = { ...AmenityForm.parse(form), ...over } as Amenity
    expect(valuesOf(amenity).bylawId).toBe(chosen)
  })
})
