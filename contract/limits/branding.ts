/** What bounds a building's colours and pictures. */

/** A logo is drawn anew to fit into this; never larger than it was sent. */
export const logoMostPixels = { width: 800, height: 240 } as const
/** Smaller pictures cannot be told apart, or are a thin line once they are drawn. */
export const logoLeastPixels = 24
export const logoMostBytes = 120 * 1024
/** An icon is drawn anew as a square of at most this side. */
export const iconMostPixels = 180
export const iconLeastPixels = 16
/** A picture that is its building's present one never changes under its address. */
export const brandPictureCachedSeconds = 365 * 24 * 3600
/** The address of a former picture shows the present one; a browser asks again after this. */
export const formerPictureCachedSeconds = 3600
