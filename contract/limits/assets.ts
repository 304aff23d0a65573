/** What bounds the assets of a building and the plans by which they are looked after. */

export const assetNameMostChars = 120
/** Where it is, who made it, its model and serial number, who gives the warranty. */
export const assetLineMostChars = 200
export const assetNotesMostChars = 4000
export const assetRetireMostChars = 300
/** What one asset cost: a hundred million dollars. */
export const assetCostMostCents = 10_000_000_000
export const lifeMostYears = 200
export const assetFilesMost = 40
/** Assets that a file holds. */
export const assetsShownMost = 2000
/** A warranty that ends within so many days ends soon. */
export const warrantySoonDays = 90
/** Those who manage assets are reminded so many days before a warranty ends, and on the day itself. */
export const warrantyReminderDays = [90, 30, 7, 0] as const

export const planTitleMostChars = 120
export const planWordsMostChars = 2000
/** Plans of one asset that have not ended. */
export const plansMost = 30
/** At most every so many days, weeks, months or years. */
export const planEveryMost = 366
/** Days of assets and plans lie between these two. */
export const firstAssetDay = '1800-01-01'
export const lastAssetDay = '2199-12-31'
/** How long before its day a plan can come up. */
export const leadDaysMost = 120
export const leadDaysUsual = 1
export const roundNoteMostChars = 1000
