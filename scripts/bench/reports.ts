/** Holds what the route that creates a ticket sends, and who sends it, for the bench and for the floor. */

/** A resident who reports something in their building. */
export interface Reporter {
  buildingId: string
  /** The secret of their session. */
  token: string
}

/**
 * Exceeds the 16 connections that report at once: a building numbers its tickets one after another, and waiting for the
 * neighbour's number is not part of what a report costs.
 */
export const reportingBuildings = 40

/** Reports a broken lamp, as a resident's form would. */
export const report = {
  title: 'The lamp is out',
  words: 'It flickers in the evening, and then it goes out.',
  category: 'electrical',
  place: 'common',
  placeWords: 'Lobby',
} as const

/** Passes one reporter of each building to the floor, which is a process of its own. */
export const reportersSetting = (reporters: readonly Reporter[]): { REPORTERS: string } => ({
  REPORTERS: JSON.stringify(reporters.slice(0, reportingBuildings)),
})

/** Reads what `reportersSetting` passed on. */
export const readReporters = (): Reporter[] => JSON.parse(process.env.REPORTERS ?? '[]') as Reporter[]
