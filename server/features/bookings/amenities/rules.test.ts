import { describe, expect, it } from 'vitest'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import type { KnownAmenity } from '../amenity-store.ts'
import { asksMoney, citedWords, closureWords, historyOf, peakWords, restsAsBefore } from './rules.ts'

const open = { from: '09:00', until: '22:00' }
const gym = {
  hours: {
    monday: open,
    tuesday: { from: '06:00', until: '24:00' },
    friday: { from: '18:00', until: '01:00' },
    wednesday: null,
    thursday: open,
    saturday: open,
    sunday: open,
  },
  slotMinutes: 90,
  arrivesAt: '15:00',
  leavesAt: '11:00',
  eligible: ['residentOwner', 'tenant'],
  sharing: {
    quotas: [
      { most: 2, of: 'times', per: 'week', by: 'unit' },
      { most: 6, of: 'nights', per: { days: 30 }, by: 'unit' },
    ],
    mostAhead: 3,
    shortestMinutes: 30,
    longestMinutes: null,
    stepMinutes: 15,
    noticeMinutes: 120,
    advanceDays: 60,
    strikes: { most: 3, withinDays: 90, suspendDays: 30 },
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
  },
  offerMinutes: 120,
  cancelBeforeMinutes: 1440,
} as unknown as KnownAmenity

describe('the history of an amenity', () => {
  it('says hours, lengths and limits in words', () => {
    expect(historyOf(gym, null)).toMatchObject({
      hours: [
        'Monday 9:00 a.m. to 10:00 p.m.',
        'Tuesday 6:00 a.m. to midnight',
        'Wednesday closed',
        expect.any(String),
        'Friday 6:00 p.m. to 1:00 a.m. the next day',
        ...Array(2).fill(expect.any(String)),
      ],
      slot: '1.5 hours',
      arrivesAt: '3:00 p.m.',
      eligible: ['Resident owners', 'Tenants'],
      quotas: ['2 times per unit per week', '6 nights per unit in any 30 days'],
      shortest: '30 minutes',
      longest: null,
      bylaw: null,
      strikes: '3 within 90 days: suspended for 30 days',
    })
    const plain = { ...gym, sharing: { ...gym.sharing, strikes: null } }
    expect(historyOf(plain, null)).toMatchObject({ strikes: null })
  })

  it('says dates in words', () => {
    expect(closureWords({ from: '2026-12-24', to: '2026-12-24', why: 'Painting' })).toEqual({
      dates: 'Dec 24, 2026',
      why: 'Painting',
    })
    expect(peakWords({ name: 'New Year', from: '2026-12-31', to: '2027-01-01', drawsOn: '2026-12-10' })).toEqual({
      peak: 'New Year',
      dates: 'Dec 31, 2026 to Jan 1, 2027',
      drawsOn: 'Dec 10, 2026',
    })
  })
})

describe('the text that an amenity rests on', () => {
  const cited: CitedBylaw = {
    ...{ _id: '01990000-0000-7000-8000-000000000001', kind: 'bylaw', number: '14 (3)', heading: 'Amenities' },
    ...{ state: 'inForce', inForceFrom: '2024-11-03', endedOn: null, replacedBy: null },
  }

  it('is named with the day since which it is in force', () => {
    expect(citedWords(cited)).toBe('Bylaw 14 (3): Amenities, in force since Nov 3, 2024')
    expect(citedWords({ ...cited, kind: 'rule', inForceFrom: null })).toBe('Rule 14 (3): Amenities')
    expect(historyOf(gym, cited)).toMatchObject({ bylaw: 'Bylaw 14 (3): Amenities, in force since Nov 3, 2024' })
  })

  const paid = { feeCents: 5000, feePer: 'booking', depositCents: 100, bylawId: cited._id } as const
  it.each([
    ['as before', paid, {}, true],
    ['by another text', paid, { bylawId: '01990000-0000-7000-8000-000000000002' }, false],
    ['with another fee', paid, { feeCents: 4000 }, false],
    ['by the hour', paid, { feePer: 'hour' }, false],
    ['with another deposit', paid, { depositCents: 0 }, false],
    ['for nothing', paid, { feeCents: 0, depositCents: 0 }, true],
    ['for the first time', null, {}, false],
  ] as const)('%s', (_, before, over, same) => {
    expect(restsAsBefore(before, { ...paid, ...over })).toBe(same)
  })

  it('is needed for a fee or a deposit', () => {
    expect(asksMoney({ ...paid, feeCents: 0 })).toBe(true)
    expect(asksMoney({ ...paid, depositCents: 0 })).toBe(true)
    expect(asksMoney({ ...paid, feeCents: 0, depositCents: 0 })).toBe(false)
  })
})
