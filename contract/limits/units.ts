/** What bounds units, their people and the directory; sizes of a roster file stand in `limits.ts`. */

/** Units of one building that the façade and a file of the directory hold at most. */
export const unitsShownMost = 5000
/** Words on why a unit was found; a letter is in every name. */
export const matchesShownMost = 5

/** Leafing through the neighbours and taking them home: nobody reads faster than this. */
export const unitThrottles = {
  neighbours: { most: 300, windowSeconds: 600 },
  directoryFile: { most: 30, windowSeconds: 3600 },
} as const
