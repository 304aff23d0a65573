/** How often signing in, and what an account looks after, is tried. */
export const accountThrottles = {
  login: { most: 30, windowSeconds: 3600, failuresOnly: true },
  resetPassword: { most: 30, windowSeconds: 3600 },
  forgotPassword: { most: 20, windowSeconds: 3600 },
  verifyEmail: { most: 30, windowSeconds: 3600 },
  resendVerification: { most: 5, windowSeconds: 3600 },
  google: { most: 120, windowSeconds: 3600 },
  secondFactor: { most: 30, windowSeconds: 3600, failuresOnly: true },
  secondFactorChange: { most: 20, windowSeconds: 900, failuresOnly: true },
  passkey: { most: 120, windowSeconds: 3600 },
  changeProfile: { most: 120, windowSeconds: 3600 },
  changePassword: { most: 30, windowSeconds: 3600 },
  changeEmail: { most: 10, windowSeconds: 3600 },
  passwordLink: { most: 5, windowSeconds: 3600 },
} as const
