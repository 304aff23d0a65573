import { describe, expect, test } from 'vitest'
import type { OneBylaw } from '../../../../contract/bylaws/bylaw.ts'
import { ApiError } from '../../../api/errors.ts'
import {
  blankIn,
  bylawForm,
  differences,
  kindIn,
  ofOne,
  replacing,
  valuesOf,
  type BylawValues,
  type Sent,
} from './bylaw-values.ts'

const [a, b, c] = [
  '01990000-0000-7000-8000-00000000000a',
  '01990000-0000-7000-8000-00000000000b',
  '01990000-0000-7000-8000-00000000000c',
] as const
const sets = [
  { _id: a, kind: 'bylaw', name: 'Bylaws' },
  { _id: b, kind: 'rule', name: 'Rules' },
] as const
const form = bylawForm(sets)
const full: BylawValues = {
  ...{ setId: a, number: ' 3 ', heading: 'Pets', text: 'One dog.\nOn a leash.', isShortStay: true, isStandard: false },
  ...{ fineCents: '$200', laterFineCents: '1,000.50', fineEveryDays: '7', passedOn: '2024-10-20' },
  ...{ filedOn: '2024-11-03', filingNumber: 'CA1234567', ratifyBy: '2027-01-31', ratifiedOn: '2026-10-01' },
  replacesId: c,
}
const issues = (given: BylawValues) =>
  form.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('what the form sends', () => {
  test('of a bylaw, with fines in cents and without a day of ratifying', () =>
    expect(form.parse(full)).toEqual({
      ...{
        setId: a,
        number: '3',
        heading: 'Pets',
        text: 'One dog.\nOn a leash.',
        isShortStay: true,
        isStandard: false,
      },
      ...{ fineCents: 20_000, laterFineCents: 100_050, fineEveryDays: 7, passedOn: '2024-10-20' },
      ...{ filedOn: '2024-11-03', filingNumber: 'CA1234567', ratifyBy: null, ratifiedOn: null },
      replacesId: c,
    }))

  test('of a rule, without a filing', () =>
    expect(form.parse({ ...full, setId: b, isStandard: true })).toMatchObject({
      ...{ isStandard: false, isShortStay: false, passedOn: '2024-10-20', filedOn: null, filingNumber: '' },
      ...{ ratifyBy: '2027-01-31', ratifiedOn: '2026-10-01', replacesId: c },
    }))

  test('of a standard bylaw, without any day', () =>
    expect(form.parse({ ...full, isStandard: true })).toMatchObject({
      ...{ isStandard: true, isShortStay: true, passedOn: null, filedOn: null, filingNumber: '' },
      ...{ ratifyBy: null, replacesId: null },
    }))

  test('is refused on its fields', () => {
    expect(issues({ ...blankIn(a), fineCents: 'much', fineEveryDays: '0' })).toEqual([
      'number: Number is required',
      'heading: Heading is required',
      'text: Wording is required',
      'fineCents: Enter an amount, such as 433.07',
      'fineEveryDays: Enter a whole number from 1 to 365',
    ])
  })
})

test('the kind of a text is that of its set', () => {
  expect([kindIn(sets, b), kindIn(sets, 'gone')]).toEqual(['rule', 'bylaw'])
})

const { setId: _, replacesId: __, ...kept } = form.parse(full)
const bylaw = {
  ...{ ...kept, _id: 'x', version: 4, set: sets[0], state: 'inForce' },
  replaces: { _id: c, number: '3', heading: 'Animals' },
} as unknown as OneBylaw

test('the form is filled with a text, in dollars, and sends it again', () => {
  expect(valuesOf(bylaw)).toEqual({
    ...full,
    number: '3',
    fineCents: '200',
    laterFineCents: '1000.50',
    ratifyBy: '',
    ratifiedOn: '',
  })
  expect(form.parse(valuesOf(bylaw))).toEqual(form.parse(full))
  expect(
    form.parse(valuesOf({ ...bylaw, ...form.parse({ ...blankIn(a), number: '1', heading: 'A', text: 'A' }) })),
  ).toMatchObject({ fineCents: null, fineEveryDays: null, passedOn: null })
})

test('a text that takes the place of another begins with its words and fines, and no days', () => {
  expect(replacing({ ...bylaw, isStandard: true })).toEqual({
    ...valuesOf(bylaw),
    ...{ isStandard: false, passedOn: '', filedOn: '', filingNumber: '', replacesId: 'x' },
  })
})

test('what the server says of the first text is said of the form', () => {
  const refused = new ApiError(400, 'VALIDATION', 'No', [
    { field: 'bylaws.0.number', message: 'Taken' },
    { field: 'setId', message: 'Gone' },
  ])
  expect((ofOne(refused) as ApiError).fields.map(({ field }) => field)).toEqual(['number', 'setId'])
  expect(ofOne('other')).toBe('other')
})

test('someone else’s version differs field by field', () => {
  const mine: Sent = form.parse(full)
  expect(differences(bylaw, mine)).toEqual([])
  expect(differences({ ...bylaw, heading: 'Animals', fineCents: 5000, passedOn: null }, mine)).toEqual([
    'heading: Animals',
    'fine: $50.00',
    'passed on: nothing',
  ])
})
