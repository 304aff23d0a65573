/** What bounds the platform's own screens. */

/** Whoever used the product within this time counts as active; failed mails are counted for as long. */
export const healthDays = 30
export const suspensionReasonMostChars = 500
/** Units that are generated with a building; more come by a roster file. */
export const floorsMost = 100
export const unitsPerFloorMost = 60
export const plannedUnitsMost = 2000
/** Of a building, so many who manage it and are invited to, and so much of what staff did, is shown. */
export const managersShownMost = 20
export const staffActsShownMost = 10
