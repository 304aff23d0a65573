import { expect, it } from 'vitest'
import { barOf } from './rules.ts'

const barring = { tiedIds: ['tied'], complainantIds: ['tied', 'wrote'], complainantNames: ['bo  SEAT'] }
it.each([
  ['someone it’s about, who complained too', { accountId: 'tied', name: 'Bo Seat' }, 'accused'],
  ['someone who complained', { accountId: 'wrote', name: 'Bo Seat' }, 'complained'],
  ['someone with the name of one who did', { accountId: 'other', name: 'Bo Seat' }, 'named'],
  ['anyone else', { accountId: 'other', name: 'Bo Seats' }, null],
])('a case bars %s', (_what, one, bar) => expect(barOf(barring, one)).toBe(bar))
