import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { blankPaste, draftOf, ofPaste, PasteForm } from './paste-values.ts'

const setId = '01990000-0000-7000-8000-00000000000a'
const texts = [
  { number: '3', heading: 'Pets', text: 'One dog.' },
  { number: '4', heading: 'Parking', text: 'One car.' },
]
const pasted = PasteForm.parse({
  ...blankPaste(setId),
  ...{ passedOn: '2024-10-20', filedOn: '2024-11-03', filingNumber: 'CA1', ratifiedOn: '2025-02-20', bylaws: texts },
})

test('each text gets what is common to all of them', () => {
  expect(draftOf(pasted, 'bylaw')).toMatchObject({
    setId,
    bylaws: texts.map((one) => ({
      ...one,
      ...{ passedOn: '2024-10-20', filedOn: '2024-11-03', filingNumber: 'CA1', isStandard: false, fineCents: null },
      ratifiedOn: null,
    })),
  })
})

test('rules have no filing, and standard bylaws no days', () => {
  const standard = { ...pasted, isStandard: true }
  expect(draftOf(standard, 'bylaw').bylaws[0]).toMatchObject({
    ...{ isStandard: true, passedOn: null, filedOn: null, filingNumber: '' },
  })
  expect(draftOf(standard, 'rule').bylaws[0]).toMatchObject({
    ...{ isStandard: false, passedOn: '2024-10-20', filedOn: null, filingNumber: '', ratifiedOn: '2025-02-20' },
  })
})

test('the form asks for texts, and says which of them lacks something', () => {
  const said = (bylaws: typeof texts) =>
    PasteForm.safeParse({ ...blankPaste(setId), bylaws }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ])
  expect(said([])).toEqual([['bylaws', 'Paste the text above, and press Split']])
  expect(said([texts[0]!, { number: '4', heading: '', text: '' }])).toEqual([
    ['bylaws.1.heading', 'Heading is required'],
    ['bylaws.1.text', 'Wording is required'],
  ])
  expect(said(Array.from({ length: 151 }, () => texts[0]!))).toEqual([
    ['bylaws', 'At most 150 at a time. Paste the rest afterwards.'],
  ])
})

test('what the server says of a common field is said once, and of a row on the row', () => {
  const refused = new ApiError(400, 'VALIDATION', 'No', [
    { field: 'bylaws.0.filedOn', message: 'Before it was passed' },
    { field: 'bylaws.1.filedOn', message: 'Before it was passed' },
    { field: 'bylaws.1.number', message: 'Taken' },
  ])
  expect((ofPaste(refused) as ApiError).fields).toEqual([
    { field: 'filedOn', message: 'Before it was passed' },
    { field: 'bylaws.1.number', message: 'Taken' },
  ])
  expect(ofPaste('other')).toBe('other')
})
