import { expect, test } from 'vitest'
import { deliveryWords, placeOf } from './delivery-words.ts'
import { waitingPapers } from './waiting-papers.ts'
import type { Addressee, Letter } from '../../../../../contract/forms/runs.ts'

const addressee = (part: Partial<Addressee>): Addressee => ({
  _id: 'a',
  name: 'Olivia Owner',
  role: 'owner',
  isCopy: false,
  way: 'paper',
  inProduct: true,
  email: 'olivia@parapet.example',
  mailingLines: ['12 Alder St', 'Victoria'],
  method: null,
  sentOn: null,
  deemedOn: null,
  source: null,
  readAt: null,
  late: null,
  ...part,
})

test.each([
  ['paper that waits', {}, 'Waiting for paper delivery.'],
  ['an email on its way', { way: 'email' }, 'By email: sending.'],
  [
    'an email that left',
    { way: 'email', sentOn: '2026-11-20', deemedOn: '2026-11-24', source: 'Strata Property Act, s. 61 (3)' },
    'By email on Nov 20, 2026. Counts as received on Nov 24, 2026 (Strata Property Act, s. 61 (3)).',
  ],
  [
    'paper in a mailbox, without a source',
    { method: 'mailbox', sentOn: '2026-11-20', deemedOn: '2026-11-24' },
    'Put in the mailbox on Nov 20, 2026. Counts as received on Nov 24, 2026.',
  ],
  ['a way that no act names', { method: 'fax', sentOn: '2026-11-20' }, 'Faxed on Nov 20, 2026.'],
] as const)('%s', (_, part, words) => {
  expect(deliveryWords(addressee(part))).toBe(words)
})

test.each([
  ['email', 'olivia@parapet.example'],
  ['paper', '12 Alder St, Victoria'],
  ['product', null],
] as const)('by %s it goes to %s', (way, place) => {
  expect(placeOf(addressee({ way }))).toBe(place)
})

test('what waits on paper is what was made and not handed over', () => {
  const letter = (_id: string, state: Letter['state'], ...addressees: Addressee[]): Letter => ({
    _id,
    unitId: 'u',
    unitNumber: '302',
    subject: 'Entry',
    state,
    failure: null,
    documentId: null,
    addressees,
  })
  const handed = addressee({ _id: 'b', sentOn: '2026-11-20' })
  const letters = [letter('1', 'sent', addressee({}), handed), letter('2', 'waiting', addressee({ _id: 'c' }))]
  expect(waitingPapers(letters)).toEqual([{ letterId: '1', addresseeId: 'a', name: 'Olivia Owner', unitNumber: '302' }])
})
