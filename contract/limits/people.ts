/** What bounds a person's page and what neighbours see. */

/** Of what somebody let neighbours see and took back, so much is shown; all of it is kept. */
export const consentsShownMost = 12

/** Why somebody's access ended, for those who manage the building. */
export const endReasonMostChars = 500

/** Vehicles that somebody says are theirs in one building; those who manage it may write down more. */
export const ownVehiclesMost = 10
