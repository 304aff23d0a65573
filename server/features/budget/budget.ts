/** The budgets of a building, the fees that follow from them, and charging those fees month by month. */
export { previewFees } from './fees/fees.ts'
export { changeBudget, draftBudget } from './keeping.ts'
export { budgetRecordNames, hiddenBudgets } from './names-store.ts'
export { getBudget, listBudgets } from './reading.ts'
export { chargeDue, chargeJob, chargeMonth, runCharges } from './runs/charging.ts'
export { feesMissing } from './runs/missing.ts'
export { listRuns } from './runs/reading.ts'
export { stepBudget } from './steps.ts'
