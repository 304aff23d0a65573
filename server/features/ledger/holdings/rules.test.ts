import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodsOf, settlingOf, type Holding, type Owned } from './rules.ts'

const owned = (personId: string, from: string | null = null, to: string | null = null): Owned => ({
  personId,
  from,
  to,
})

describe('a unit is held', () => {
  test.each<[string, Owned[], [string | null, string | null, string][]]>([
    ['by no one where no owner is known', [], []],
    ['by its owner, ever since', [owned('ada', '2020-05-01')], [[null, null, 'ada']]],
    ['by both of a couple', [owned('ada'), owned('ben')], [[null, null, 'ada ben']]],
    [
      'by the buyer from the day of the sale',
      [owned('ada', null, '2027-05-31'), owned('ben', '2027-06-01')],
      [
        [null, '2027-05-31', 'ada'],
        ['2027-06-01', null, 'ben'],
      ],
    ],
    [
      'by those who stay when someone joins and another leaves',
      [owned('ada', null, '2027-05-31'), owned('ben', '2027-01-01'), owned('cai', '2027-06-01')],
      [[null, null, 'ada ben cai']],
    ],
    [
      'by the seller until the buyer is known',
      [owned('ada', null, '2027-05-15'), owned('ben', '2027-06-01')],
      [
        [null, '2027-05-31', 'ada'],
        ['2027-06-01', null, 'ben'],
      ],
    ],
    [
      'by the buyer on a day that is the seller’s last',
      [owned('ada', null, '2027-04-15'), owned('ben', '2027-04-15')],
      [
        [null, '2027-04-14', 'ada'],
        ['2027-04-15', null, 'ben'],
      ],
    ],
    ['by the last owners where none follows', [owned('ada', '2020-01-01', '2027-05-15')], [[null, null, 'ada']]],
    [
      'by someone twice who bought it back',
      [owned('ada', null, '2026-12-31'), owned('ben', '2027-01-01', '2027-12-31'), owned('ada', '2028-01-01')],
      [
        [null, '2026-12-31', 'ada'],
        ['2027-01-01', '2027-12-31', 'ben'],
        ['2028-01-01', null, 'ada'],
      ],
    ],
    [
      'by each of three owners in a row, listed in any order',
      [owned('cai', '2028-01-01'), owned('ada', null, '2026-12-31'), owned('ben', '2027-01-01', '2027-12-31')],
      [
        [null, '2026-12-31', 'ada'],
        ['2027-01-01', '2027-12-31', 'ben'],
        ['2028-01-01', null, 'cai'],
      ],
    ],
  ])('%s', (_what, owners, periods) => {
    expect(periodsOf(owners).map(({ from, to, people }) => [from, to, people.toSorted().join(' ')])).toEqual(periods)
  })

  const aDay = fc
    .integer({ min: 0, max: 400 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const aTie = fc
    .tuple(fc.constantFrom('ada', 'ben', 'cai'), fc.option(aDay), fc.option(aDay))
    .map(([personId, a, b]) => (a !== null && b !== null && a > b ? owned(personId, b, a) : owned(personId, a, b)))

  test('on every day by one set of owners, among them whoever owns it longer than that day', () => {
    fc.assert(
      fc.property(fc.array(aTie, { minLength: 1, maxLength: 6 }), aDay, (ties, day) => {
        const on = periodsOf(ties).filter(({ from, to }) => (from ?? '0') <= day && day <= (to ?? '9'))
        expect(on).toHaveLength(1)
        const today = ties.filter(({ from, to }) => (from ?? '0') <= day && day < (to ?? '9'))
        expect(today.filter(({ personId }) => !on[0]!.people.includes(personId))).toEqual([])
      }),
    )
  })
})

describe('settling the holdings of a unit with its owners', () => {
  const holding = (
    id: string,
    person: string,
    isUsed = false,
    from: string | null = null,
    to: string | null = null,
  ): Holding => ({
    ...{ _id: id, from, to, isUsed },
    people: [person],
  })
  const sale = [owned('ada', null, '2027-05-31'), owned('ben', '2027-06-01')]
  const settled = (holdings: Holding[], owners: Owned[]) => {
    const settling = settlingOf(holdings, owners)
    return settling && [settling.kept.map(({ _id, people }) => `${_id} ${people.join('+')}`), settling.dropped]
  }

  test.each<[string, Holding[], Owned[], [string[], string[]] | null]>([
    ['opens the first', [], [owned('ada')], [['null ada'], []]],
    ['changes nothing twice', [holding('1', 'ada', true)], [owned('ada')], [['1 ada'], []]],
    ['ends one and opens the next at a sale', [holding('1', 'ada', true)], sale, [['1 ada', 'null ben'], []]],
    ['finds an earlier owner later', [holding('1', 'ben', true)], sale, [['null ada', '1 ben'], []]],
    ['puts a wrong owner right', [holding('1', 'cai')], [owned('ada')], [['null ada'], ['1']]],
    ['leaves a wrong owner for whom something was entered', [holding('1', 'cai', true)], [owned('ada')], null],
    [
      'never gives a later owner’s debts to an earlier one',
      [holding('1', 'ada', true, null, '2027-05-31'), holding('2', 'cai', true, '2027-06-01')],
      [owned('ben', null, '2027-05-31'), owned('ada', '2027-06-01')],
      null,
    ],
    [
      'undoes a sale after which nothing was entered',
      [holding('1', 'ada', true, null, '2027-05-31'), holding('2', 'ben', false, '2027-06-01')],
      [owned('ada')],
      [['1 ada'], ['2']],
    ],
    [
      'leaves a sale that is undone where something was entered for the buyer',
      [holding('1', 'ada', true, null, '2027-05-31'), holding('2', 'ben', true, '2027-06-01')],
      [owned('ada')],
      null,
    ],
  ])('%s', (_what, holdings, owners, expected) => {
    expect(settled(holdings, owners)).toEqual(expected)
  })
})
