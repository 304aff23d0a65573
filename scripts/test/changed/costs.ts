/** Estimates for the parts of a selected run, in seconds on two idle cores, erring on the high side. */
export const costs = {
  /** Building the web client, where the change goes into it. */
  build: 25,
  /** Starting vitest and preparing its database. */
  unitStart: 8,
  /** Opening the worlds of the walks. */
  walksStart: 10,
  /** Every walk of one route. */
  walkedRoute: 1,
  /** The access walk over all routes. */
  accessWalk: 10,
  /** Starting Playwright, and seeding the demo for its worlds. */
  browserStart: 25,
  /** A world for a file of journeys, and the first page of a new browser. */
  journeyFile: 1.5,
  /** A journey that was never recorded. */
  unknownJourney: 5,
} as const

/** Shares of the time for vitest files and for the walks; journeys have the rest. */
export const shares = { unit: 0.4, walks: 0.25 } as const

/** How many workers two idle cores keep busy. */
export const workers = { vitest: 2, browser: 3 } as const

/** Tells tests that start the product or its database the way people do, which takes a while. */
const isLong = (file: string) => /^scripts\/|^server\/(?:survival|demo|walks|db\/embedded)\//.test(file)

/** Estimates a vitest file: one with a world clones a database, the others need none. */
export const testSeconds = (file: string, text: string): number => {
  if (isLong(file)) return 20
  return text.includes('/testing/') ? 3 : 0.3
}
