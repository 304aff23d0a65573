import type { Page } from '@playwright/test'
import type { MyPlace } from '../../contract/units/my-place.ts'
import { answerWrite, withAnswer, withFailure } from './answers.ts'
import type { Shown } from './shown.ts'

const place = /\/api\/people\/mine\/place/
const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Northern Gulf Islands'

const openReach = (page: Page) => page.getByRole('button', { name: 'Edit contact details' }).first().click()

const crowded = (known: MyPlace): MyPlace => ({
  ...known,
  units: known.units.map((unit) => ({
    ...unit,
    stalls: ['P1-19', 'P1-20', 'P2-101', 'P2-102'],
    lockers: ['L-19', 'L-20'],
    can: { ...unit.can, open: unit.unitNumber !== '703' },
  })),
  vehicles: Array.from({ length: 10 }, (_, i) => ({
    ...known.vehicles[0]!,
    _id: String(i),
    plate: `LONGPLATE${i}`,
    make: 'Mercedes-Benz',
    model: 'Sprinter with a very long wheelbase',
    can: { change: i > 0 },
  })),
  details: known.details.map((one) => ({
    ...one,
    emergencyContactName: long,
    emergencyContactPhone: '+16045550173',
    emailNoticeConsent: null,
  })),
})

/** Agreed to email, with an address elsewhere: the law sends the notices there. */
const onPaper = (known: MyPlace): MyPlace => ({
  ...known,
  details: known.details.map((one) => ({
    ...one,
    mailingAddress: '12 Beacon Avenue',
    mailingCity: 'Sidney',
    mailingProvince: 'BC',
    mailingPostalCode: 'V8L 1W1',
    emailNoticeConsent: true,
    consentDate: '2026-03-02',
  })),
})

/** What a building has of somebody, on their profile. */
export const placeScreens: readonly Shown[] = [
  { name: 'my-place', who: 'owner', path: '/my-profile#units' },
  { name: 'my-place-tenant', who: 'tenant', path: '/my-profile#units' },
  { name: 'my-place-crowded', who: 'owner', path: '/my-profile#units', before: withAnswer(place, crowded) },
  {
    name: 'my-place-paper',
    who: 'owner',
    path: '/my-profile#reach',
    before: async (page) => {
      await withAnswer(place, onPaper)(page)
      await page.getByRole('button', { name: /^Why\?/ }).click()
    },
  },
  { name: 'my-place-nobody', who: 'manager', path: '/my-profile#units' },
  { name: 'my-place-newcomer', who: 'newcomer', path: '/my-profile#units' },
  { name: 'my-place-failed', who: 'owner', path: '/my-profile', before: withFailure(place) },
  {
    name: 'my-place-vehicle',
    who: 'owner',
    path: '/my-profile#vehicles',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add a vehicle' }).click()
      await page.getByRole('button', { name: 'Add vehicle' }).click()
      await page.getByText('Licence plate is required').waitFor()
    },
  },
  { name: 'my-place-reach', who: 'owner', path: '/my-profile#reach', before: openReach },
  {
    name: 'my-place-reach-conflict',
    who: 'owner',
    path: '/my-profile#reach',
    before: async (page) => {
      await openReach(page)
      const theirs = { version: 9, mailingCity: 'Sidney', mailingAddress: long }
      const json = { success: false, error: 'Someone else just changed this', code: 'STALE', current: theirs }
      await answerWrite(page, /\/api\/people\/mine\/details/, { status: 409, json })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Someone else just saved this').waitFor()
    },
  },
]
