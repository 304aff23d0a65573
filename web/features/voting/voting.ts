/** What other features take of voting: how a vote stands, the countdown to its close, and a sensible time for that. */
export { Countdown } from './countdown.tsx'
export { eveningIn } from './left.ts'
export { StandingBadge } from './proposals/state.tsx'
