/** Visitors and the spaces that they share. */
export { parkingFigures } from './figures.ts'
export { visitorsLeaving } from './leaving.ts'
export { remindJob, remindOfEnds, wordPasses } from './messages.ts'
