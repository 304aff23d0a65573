import { describe, expect, it } from 'vitest'
import type { KnownAmenity } from '../amenity-store.ts'
import { closureWords, historyOf, peakWords } from './rules.ts'

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
    expect(historyOf(gym)).toMatchObject({
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
      strikes: '3 within 90 days: suspended for 30 days',
    })
    const plain = { ...gym, sharing: { ...gym.sharing, strikes: null } }
    expect(historyOf(plain)).toMatchObject({ strikes: null })
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
