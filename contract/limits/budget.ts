/** What bounds the budgets of a building and the fees that follow from them. */

/** Fewer than a body may have fields, at four for each line. */
export const budgetLinesMost = 120
export const budgetCategoryMostChars = 80
/** Groups of units that share some costs of a budget among themselves. */
export const budgetGroupsMost = 10
export const budgetGroupUnitsMost = 1000
export const budgetGroupMostChars = 80
/** A line of a budget, or the year's contribution to the reserve: ten million dollars. */
export const budgetLineMostCents = 1_000_000_000
export const budgetAuthorityMostChars = 200
export const lowReserveReasonMostChars = 2000
/** Months whose fee runs are shown. */
export const chargeRunsShown = 24
/** Budgets that an owner reads, the latest fiscal years first. */
export const ownBudgetsMost = 12
