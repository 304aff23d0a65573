/** What bounds the page of one unit and the records on it; the database holds the same. */

export const spaceLabelMostChars = 30
export const deviceSerialMostChars = 40
export const petWordMostChars = 50
export const petNotesMostChars = 500
export const insurerLeastChars = 2
export const insurerMostChars = 100
export const policyNumberMostChars = 50
export const alterationTitleLeastChars = 3
export const alterationTitleMostChars = 100
export const alterationTermsMostChars = 2000

/** As forms, filters and the roster file take them. */
export const strataLotMostChars = 20
export const floorMostChars = 20
export const unitTypeMostChars = 50
export const entitlementMost = 1_000_000_000
export const addressMostChars = 200
export const cityMostChars = 100
export const provinceMostChars = 50
export const foreignPostalCodeMostChars = 20
export const companyNameMostChars = 200
export const emergencyNameMostChars = 100
export const externalIdMostChars = 100
export const linkNotesMostChars = 500

/** Records of one kind that a unit's page shows at most; nobody keeps this many cars. */
export const recordsShownMost = 100
/** A policy that ends within so many days is said to end soon. */
export const insuranceEndsSoonDays = 30
/** Things that another feature says of a unit on its page. */
export const panelRowsMost = 5
