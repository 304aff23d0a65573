/** What bounds visitor parking, the patrol and parking violations. */

const minute = 60 * 1000
const hour = 60 * minute

export const visitorSpacesMost = 500
export const longestStayMostHours = 24 * 14
/** No pass is longer, whoever allows it: each of its nights is counted. */
export const stayMostDays = 60
export const nightsMost = 366
export const atOnceMost = 50
export const advanceMostDays = 365
export const graceMostMinutes = 240
export const blackoutsMost = 60
export const blackoutWhyMostChars = 120
export const retentionMostDays = 365
export const patrolLinkMostDays = 365
export const towWaitMostHours = 24 * 14

export const reasonLeastChars = 3
export const reasonMostChars = 300
/** A resident's page and a form remember so many of their last visitors. */
export const recentVisitorsMost = 6
/** A reminder leaves so long before a pass ends. */
export const remindBeforeMs = hour
/** How long refusals are kept for the statistics. */
export const passRefusalsKeptDays = 400
/** A pass begins at most so long before the call that asks for it: a form stands open for a while. */
export const startedAgoMostMs = 15 * minute

export const guestUsesMost = 20
export const guestLinkMostDays = 90
/** Guest links of one person that work at the same time, whichever units they are for. */
export const guestLinksMost = 10
export const patrolLinksMost = 20
export const parkingTokenChars = 43
export const linkNameMostChars = 80

export const violationWordsMostChars = 1000
export const violationPlaceMostChars = 100
export const violationFilesMost = 20
export const violationsInFileMost = 20_000
/** What waited on a phone without a connection may be so old. */
export const seenAgoMostMs = 7 * 24 * hour
export const bylawMostChars = 200
/** So many tows are listed with the bylaw that they were requested by. */
export const towsCitingMost = 10
/** So many past stall terms, and offers, are listed with the bylaw that they rest on. */
export const pastTermsCitingMost = 10
/** Ten thousand dollars. */
export const towMostCents = 1_000_000

export const parkingThrottles = {
  visitorPass: { most: 60, windowSeconds: 3600 },
  visitLink: { most: 300, windowSeconds: 3600, restsWhenShared: true },
  visitRegister: { most: 30, windowSeconds: 3600 },
  patrolCheck: { most: 600, windowSeconds: 3600 },
  patrolReport: { most: 200, windowSeconds: 3600 },
} as const
