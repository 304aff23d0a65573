/** Sales, moves in and moves out: who comes and goes, and what ends with it. */
export { moveJobs } from './carrying-out.ts'
export { listPeople, readDesk } from './desk.ts'
export { wordMoves } from './messages.ts'
export { planMoveIn, recordMoveIn } from './move-in.ts'
export { planMoveOut, recordMoveOut } from './move-out.ts'
export { followTies, recordLastDays, type LastDay } from './last-days.ts'
export { deleteToCome } from './store.ts'
export { planSale, recordSale } from './sale.ts'
