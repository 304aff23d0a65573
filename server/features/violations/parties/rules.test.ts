import { expect, it } from 'vitest'
import { barOf, isAboutUnit } from './rules.ts'

const unit = { unitId: 'one', unitNumber: '804' }
const unknown = { unitId: null, place: 'Hallway', words: 'Loud music.' }

it.each([
  ['of its unit', { ...unknown, unitId: 'one' }, true],
  ['of another unit, whose words name it', { ...unknown, unitId: 'two', words: '804 is loud.' }, false],
  ['whose location names it', { ...unknown, place: 'Unit 804' }, true],
  ['whose words name it', { ...unknown, words: 'It comes from 804, I think.' }, true],
  ['that names a longer number', { ...unknown, words: 'I called 604-555-8040 at 18045.' }, false],
  ['that names none', unknown, false],
])('a case %s', (_what, one, isAbout) => expect(isAboutUnit(one, unit)).toBe(isAbout))

const barring = { tiedIds: ['tied'], complainantIds: ['tied', 'wrote'], complainantNames: ['bo  SEAT'] }
it.each([
  ['someone it’s about, who complained too', { accountId: 'tied', name: 'Bo Seat' }, 'accused'],
  ['someone who complained', { accountId: 'wrote', name: 'Bo Seat' }, 'complained'],
  ['someone with the name of one who did', { accountId: 'other', name: 'Bo Seat' }, 'named'],
  ['anyone else', { accountId: 'other', name: 'Bo Seats' }, null],
])('a case bars %s', (_what, one, bar) => expect(barOf(barring, one)).toBe(bar))
