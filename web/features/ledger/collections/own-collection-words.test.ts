import { expect, test } from 'vitest'
import { claimWords, collectionLines, demandWords, lienWords, planWords } from './own-collection-words.ts'

const today = '2026-11-20'
const sent = 'A demand for payment was sent on Nov 1, 2026. $866.14 of it is unpaid.'
const demand = {
  ...{ _id: 'd', on: '2026-11-01', forLien: true, forAction: true, openCents: 86_614 },
  expiresOn: '2026-12-05',
}

test.each([
  [
    {},
    [sent, 'Pay before Dec 5, 2026. From that day, a lien can be registered on your unit, and a claim can be filed.'],
  ],
  [{ forAction: false }, [sent, 'Pay before Dec 5, 2026. From that day, a lien can be registered on your unit.']],
  [{ forLien: false }, [sent, 'Pay before Dec 5, 2026. From that day, a claim can be filed.']],
  [{ forLien: false, forAction: false }, [sent]],
  [
    { expiresOn: null },
    [sent, 'If it isn’t paid in time, a lien can be registered on your unit, and a claim can be filed.'],
  ],
  [
    { expiresOn: today, forAction: false },
    [sent, 'The time to pay it has passed: a lien can be registered on your unit.'],
  ],
  [{ openCents: 0 }, []],
])('a demand with %j reads %j', (part, lines) =>
  expect(demandWords({ ...demand, ...part }, 'lien', today)).toEqual(lines),
)

const lien = { _id: 'l', registeredOn: '2026-11-10', cents: 86_614, openCents: 86_614, releaseBy: null }
const registered = 'A lien of $866.14 was registered on your unit on Nov 10, 2026.'

test.each([
  [{ registeredOn: null }, ['A lien of $866.14 is being prepared. To avoid it, pay now.']],
  [{ openCents: 40_000 }, [registered, '$400.00 of it is unpaid. It’s removed once all of it is paid.']],
  [{ openCents: 0, releaseBy: '2026-11-27' }, [registered, 'It’s paid and must be removed by Nov 27, 2026.']],
  [{ openCents: 0 }, [registered, 'It’s paid and will be removed.']],
])('a lien with %j reads %j', (part, lines) => expect(lienWords({ ...lien, ...part }, 'lien')).toEqual(lines))

const claim = { _id: 'c', on: '2026-11-10', forum: 'tribunal' as const, number: 'ST-1', openCents: 86_614 }

test('a claim says where it was filed, and how much of it is unpaid', () => {
  const filed = 'A claim was filed on Nov 10, 2026: tribunal, file ST-1.'
  expect(claimWords(claim)).toBe(`${filed} $866.14 of it is unpaid.`)
  expect(claimWords({ ...claim, openCents: 0 })).toBe(`${filed} It’s paid.`)
})

const plan = { _id: 'p', on: today, cents: 86_614, paidCents: 20_000, instalments: [] }
const paid = '$200.00 of $866.14 is paid.'

test.each([
  ['open', [paid]],
  ['behind', [paid, 'An instalment was missed. Pay it now, or contact your property manager.']],
] as const)('a plan that is %s reads %j', (state, lines) => expect(planWords({ ...plan, state })).toEqual(lines))

test('the law’s word is used, and money in trust is named last', () => {
  const own = {
    ...{ _id: 'h', unit: { _id: 'u', unitNumber: '14' }, charge: 'caveat', plan: null, claims: [] },
    ...{ demands: [{ ...demand, openCents: 0 }], liens: [{ ...lien, registeredOn: null }], trustCents: 5000 },
  }
  expect(collectionLines(own, today)).toEqual([
    'A caveat of $866.14 is being prepared. To avoid it, pay now.',
    '$50.00 is held in trust until the dispute is resolved.',
  ])
  expect(collectionLines({ ...own, liens: [], trustCents: 0 }, today)).toEqual([])
})
