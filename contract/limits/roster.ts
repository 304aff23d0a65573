/** What bounds roster files and their imports. Units stand last in the names. */

export const rosterRowsMost = 5000
export const rosterCellMostChars = 500
/** Several vehicles or fobs in one cell. */
export const rosterListMostChars = 4000
export const rosterCellShownChars = 40

// What belongs to a unit, as it is written in a cell.
export const spaceLabelMostChars = 30
export const deviceSerialMostChars = 40
export const vehiclePartMostChars = 100
