/** What bounds the ways into a building; the longer-lived numbers stand in `limits.ts`. */

const hour = 60 * 60 * 1000

/** How often something about joining may be done, by the names that routes give. */
export const joiningThrottles = {
  /** As many as a building may have homes: on the evening it opens, its people share one address. */
  register: { most: 100, windowSeconds: 3600 },
  placeToRegister: { most: 60, windowSeconds: 60 },
  invite: { most: 200, windowSeconds: 3600 },
  inviteMany: { most: 20, windowSeconds: 3600 },
  readInvitation: { most: 60, windowSeconds: 3600, restsWhenShared: true },
  askAccess: { most: 10, windowSeconds: 3600 },
  answerAccess: { most: 30, windowSeconds: 3600 },
} as const
/** Requests for access that come from one address on the network, whoever's they are. */
export const asksFromAddress = { most: 30, windowSeconds: 3600 } as const

/** What somebody who asks for access says, and what they answer. */
export const accessMessageMostChars = 1000
export const evidenceFilesMost = 3
/** Evidence is deleted so long after its request ended. */
export const evidenceKeptMs = 30 * 24 * hour
/** Rows of the roster that are shown beside a request. */
export const matchesMost = 20
/** Addresses that one round of invitations may have. */
export const roundAddressesMost = 2000
/** How often a screen looks how far a round is. */
export const roundPollMs = 1000
