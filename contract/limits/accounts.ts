/** How often signing in, and what an account looks after, is tried. */
export const accountThrottles = {
  login: { most: 30, windowSeconds: 3600, failuresOnly: true },
  resetPassword: { most: 30, windowSeconds: 3600, restsWhenShared: true },
  forgotPassword: { most: 20, windowSeconds: 3600, restsWhenShared: true },
  verifyEmail: { most: 30, windowSeconds: 3600, restsWhenShared: true },
  resendVerification: { most: 5, windowSeconds: 3600 },
  google: { most: 120, windowSeconds: 3600, restsWhenShared: true },
  secondFactor: { most: 30, windowSeconds: 3600, failuresOnly: true },
  secondFactorChange: { most: 20, windowSeconds: 900, failuresOnly: true },
  passkey: { most: 120, windowSeconds: 3600, restsWhenShared: true },
  changeProfile: { most: 120, windowSeconds: 3600 },
  changePassword: { most: 30, windowSeconds: 3600 },
  changeEmail: { most: 10, windowSeconds: 3600 },
  passwordLink: { most: 5, windowSeconds: 3600 },
} as const

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/**
 * Failed sign-ins of one account in browsers that do not know it, from wherever: this many are free, then the wait between
 * two tries doubles up to the longest. That is fewer than a hundred an hour, even where they start all at once.
 */
export const guessesFree = 10
/** So many guesses at one account wait for those before them; the server is busy for one more. */
export const guessesWaitingMost = 64
export const guessWaitFirstMs = 1 * second
export const guessWaitMostMs = 3 * minute

/** Files of the security log are kept this long. */
export const securityLogKeptDays = 30
/** Refusals of one kind are summarised this often, of so many callers by address. */
export const securitySummaryEveryMs = minute
export const securityCallersMost = 200

/** A browser in which somebody signed in is known for this long after the last time. */
export const deviceKnownMs = 400 * day
export const deviceCookieMostSeconds = deviceKnownMs / second
