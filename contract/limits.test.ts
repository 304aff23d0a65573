import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import { textBounds } from './limits/text.ts'

/** The figures of the specification, sections 7 and 9, as it writes them. */
test.each([
  ['toasts close after', limits.toastCloseMs, 5000],
  ['toasts go when dragged by percent', limits.toastDragPercent, 80],
  ['the spinner waits', limits.spinnerDelayMs, 100],
  ['code that does not load fails after', limits.chunkTimeoutMs, 120_000],
  ['the unread count is asked anew every', limits.unreadRefreshMs, 30_000],
  ['the badge counts to', limits.badgeMost, 99],
  ['pinned announcements shown', limits.pinnedShownMost, 3],
  ['characters of a preview', limits.previewMostChars, 150],
  ['days left turn orange at', limits.daysLeftOrange, 3],
  ['least characters of a password', limits.passwordLeastChars, 8],
  ['most characters of a password', limits.passwordMostChars, 128],
  ['least characters of a password at login', limits.loginPasswordLeastChars, 6],
  ['points of a criterion', limits.strengthPointsPerCriterion, 20],
  ['most points', limits.strengthMost, 100],
  ['least characters of an address', limits.emailLeastChars, 5],
  ['most characters of an address', limits.emailMostChars, 254],
  ['least digits of a phone', limits.phoneLeastDigits, 10],
  ['most digits of a phone', limits.phoneMostDigits, 20],
  ['the council’s figures are asked for again after', limits.dashboardRefetchMs, 60_000],
  ['the council’s figures are stale after', limits.dashboardStaleMs, 30_000],
  ['answers are stale after', limits.queryStaleMs, 300_000],
  ['answers are kept', limits.queryKeptMs, 600_000],
  ['calls are tried again', limits.queryRetriesMost, 1],
])('%s %i', (_what, here, specified) => {
  expect(here).toBe(specified)
})

test('the bounds of the named fields', () => {
  expect(textBounds).toEqual({
    buildingName: { min: 3, max: 100 },
    address: { min: 10, max: 200 },
    message: { min: 10, max: 2000 },
    description: { min: 10, max: 500 },
    licensePlate: { min: 2, max: 15 },
    vehicleMake: { min: 2, max: 50 },
    vehicleModel: { min: 2, max: 50 },
    vehicleColor: { min: 3, max: 30 },
    visitorName: { min: 2, max: 100 },
    notes: { min: 0, max: 500 },
    purpose: { min: 3, max: 100 },
    username: { min: 3, max: 30 },
  })
})
