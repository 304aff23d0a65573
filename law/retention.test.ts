import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultRecordKind,
  jurisdictions,
  keptUntil,
  recordKindLabels,
  recordKinds,
  retentionOf,
  type RecordKind,
  type RetentionRule,
} from './law.ts'

const years = (count: number, from: 'made' | 'ended') => ({ years: count, from })

describe('in British Columbia, by section 4.1 of the regulation', () => {
  test.each([
    ['permanent', '', ['plan', 'commonPropertyResolution', 'decision', 'legalOpinion', 'depreciationReport']],
    ['permanent', '', ['electricalPlanningReport', 'evReport']],
    ['untilReplaced', ' (2.1)', ['repairReport']],
    [years(6, 'made'), ' (3)', ['minutes', 'accounts', 'waiver', 'budget', 'taxReturn', 'bankRecord']],
    [years(6, 'made'), ' (3)', ['informationCertificate']],
    [years(6, 'ended'), ' (4)', ['contract', 'insurancePolicy']],
    [years(2, 'made'), ' (5)', ['correspondence']],
    ['current', ' (6)', ['councilList', 'ownerList', 'legislation', 'bylaws', 'rules']],
    ['permanent', ' (7)', ['developerPlan']],
    ['untilReplaced', ' (7)', ['manual', 'warranty']],
    [years(6, 'ended'), ' (7)', ['developerFinancial']],
  ] as [RetentionRule['keep'], string, RecordKind[]][])('%j, s. 4.1%s: %j', (keep, subsection, kinds) => {
    for (const kind of kinds)
      expect(retentionOf('BC', kind)).toMatchObject({ keep, source: `Strata Property Regulation, s. 4.1${subsection}` })
  })

  test('only what is something else has no rule', () => {
    expect(recordKinds.filter((kind) => !retentionOf('BC', kind))).toEqual(['other'])
  })
})

test.each([
  ['bylaws', 'permanent'],
  ['repairReport', 'permanent'],
  ['depreciationReport', years(12, 'made')],
  ['minutes', years(7, 'made')],
  ['budget', years(7, 'made')],
  ['insurancePolicy', years(7, 'ended')],
] as const)('Alberta keeps %s %j, and nobody has held it against the regulation', (kind, keep) => {
  expect(retentionOf('AB', kind)).toMatchObject({
    keep,
    source: 'Condominium Property Regulation, Schedule 3',
    unverified: true,
  })
})

test.each(['contract', 'correspondence', 'ownerList', 'other'] as const)(
  'of %s nothing is said for Alberta',
  (kind) => {
    expect(retentionOf('AB', kind)).toBeNull()
  },
)

test('nothing is claimed of other provinces', () => {
  expect(recordKinds.map((kind) => retentionOf('other', kind)).filter(Boolean)).toEqual([])
})

test.each([
  ['BC', 'plan', 'The corporation must keep it permanently.'],
  ['BC', 'rules', 'The corporation must keep the current one; replaced ones may be deleted.'],
  ['BC', 'warranty', 'The corporation must keep it until the item it covers is replaced or gone.'],
  ['BC', 'minutes', 'The corporation must keep it for at least 6 years after it was made.'],
  ['BC', 'contract', 'The corporation must keep it for at least 6 years after it has ended.'],
  ['AB', 'depreciationReport', 'The corporation must keep it for at least 12 years after it was made.'],
] as const)('in %s it is said why %s is kept: %s', (jurisdiction, kind, why) => {
  expect(retentionOf(jurisdiction, kind)?.why).toBe(why)
})

const minutes = retentionOf('BC', 'minutes')
const contract = retentionOf('BC', 'contract')
test.each([
  ['minutes', minutes, '2026-11-22', null, '2032-11-23'],
  ['minutes of a day that ends a year', minutes, '2026-12-31', null, '2033-01-01'],
  ['minutes of a leap day', minutes, '2024-02-29', null, '2030-03-01'],
  ['minutes before a leap year', minutes, '2022-02-28', null, '2028-02-29'],
  ['minutes that something replaced', minutes, '2026-11-22', '2027-01-01', '2032-11-23'],
  ['a contract that runs', contract, '2026-11-22', null, 'inForce'],
  ['a contract that ran out', contract, '2015-01-01', '2020-06-30', '2026-07-01'],
  ['the bylaws that count', retentionOf('BC', 'bylaws'), '2019-03-01', null, 'inForce'],
  ['bylaws that were replaced', retentionOf('BC', 'bylaws'), '2019-03-01', '2026-05-31', '2026-06-01'],
  ['a warranty that ran out', retentionOf('BC', 'warranty'), '2019-03-01', '2024-02-28', '2024-02-29'],
  ['a legal opinion, whatever ended', retentionOf('BC', 'legalOpinion'), '2019-03-01', '2020-01-01', 'permanent'],
  ['something else', null, '2019-03-01', '2020-01-01', null],
])('%s', (_, rule, madeOn, endedOn, until) => {
  expect(keptUntil(rule, { madeOn, endedOn })).toBe(until)
})

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const timed = jurisdictions
  .flatMap((one) => recordKinds.map((kind) => retentionOf(one, kind)))
  .filter((rule) => rule !== null && rule.keep !== 'permanent')

test('the years are over before a record may go, and a later day never lets it go earlier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...timed), aDay, aDay, (rule, one, other) => {
      const [early = '', late = ''] = [one, other].toSorted()
      const untilOf = (day: string) => String(keptUntil(rule, { madeOn: day, endedOn: day }))
      const least = typeof rule?.keep === 'object' ? rule.keep.years : 0
      const sameDay = `${Number(early.slice(0, 4)) + least}${early.slice(4)}`
      expect([untilOf(early) > sameDay, untilOf(early) <= untilOf(late)]).toEqual([true, true])
    }),
  )
})

test.each([
  ['bylaws', 'bylaws'],
  ['rules', 'rules'],
  ['minutes', 'minutes'],
  ['financial', 'budget'],
  ['insurance', 'insurancePolicy'],
  ['contracts', 'contract'],
  ['forms', 'other'],
  ['guides', 'other'],
  ['other', 'other'],
] as const)('a document under %s is %s unless somebody says otherwise', (category, kind) => {
  expect(defaultRecordKind(category)).toBe(kind)
})

test('each kind has a name of its own, in the words of the province', () => {
  for (const jurisdiction of jurisdictions) {
    const names = recordKinds.map((kind) => recordKindLabels(jurisdiction)[kind])
    expect(new Set(names).size).toBe(recordKinds.length)
  }
  expect(
    jurisdictions.map((one) => [
      recordKindLabels(one).depreciationReport,
      recordKindLabels(one).informationCertificate,
    ]),
  ).toEqual([
    ['Depreciation report', 'Information Certificate (Form B)'],
    ['Reserve fund study', 'Estoppel certificate'],
    ['Reserve fund study', 'Certificate for a buyer'],
  ])
})
