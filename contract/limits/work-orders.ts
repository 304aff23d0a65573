/** What bounds work orders and what vendors do by their links. */

const day = 24 * 60 * 60 * 1000

export const orderTitleMostChars = 120
export const orderScopeMostChars = 4000
export const orderWordsMostChars = 2000
export const orderEntryMostChars = 500
export const orderReasonMostChars = 500
export const invoiceNumberMostChars = 60
/** A hundred million dollars. */
export const orderMostCents = 10_000_000_000
/** Vendors that are asked for one order. */
export const orderBidsMost = 10
/** Times that are offered at once for a visit, and how far ahead they lie. */
export const windowsMost = 3
export const windowsMostDaysAhead = 180
/** Visits are looked for between these two days. */
export const firstVisitDay = '1800-01-01'
export const lastVisitDay = '2199-12-31'
export const orderFilesMost = 60
/** Steps of an order's story that are shown, the newest first. */
export const orderStepsMost = 200
/** Orders of one ticket that a panel shows. */
export const ordersOfTicketMost = 50
export const ordersInFileMost = 20_000
/** Days that one look at the calendar of visits spans, and the visits in it. */
export const visitDaysMost = 42
export const visitsShownMost = 500
/** Years of spending that a vendor's page shows. */
export const spendYearsMost = 10
/** A vendor's link that nobody answers by ends after this; one that was answered after this; one of an ended order after this. */
export const linkUnansweredMs = 60 * day
export const linkAnsweredMs = 365 * day
export const linkAfterEndMs = 90 * day
export const linkTokenChars = 43
export const orderThrottles = {
  vendorLink: { most: 600, windowSeconds: 3600, restsWhenShared: true },
  vendorAnswer: { most: 120, windowSeconds: 3600, restsWhenShared: true },
  vendorMail: { most: 60, windowSeconds: 3600 },
} as const
