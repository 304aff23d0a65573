/** The funds of a fiscal year as council and owners are told of them, and approvals of what was spent outside the budget. */
export { hiddenSpending, spendingRecordNames } from './names-store.ts'
export { downloadOwnStatement, listOwnYears } from './own.ts'
export { reportFunds } from './reading.ts'
export { downloadFundStatement } from './statement/file.ts'
export { stepSpending } from './steps.ts'
