/** What bounds the platform's own screens. */

/** Whoever used the product within this time counts as active; failed mails are counted for as long. */
export const healthDays = 30
