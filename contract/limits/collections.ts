/** What bounds the collection of arrears. */

export const collectionWordsMostChars = 2000
export const collectionNumberMostChars = 60
/** A letter lists no more. */
export const collectionChargesMost = 60
export const instalmentsMost = 60
/** A demand or a filing from before today is entered within so many days. */
export const collectionAgoMostDays = 730
/** Reminders are sent at most so often, on days after the due date up to so many. */
export const remindersMost = 3
export const reminderDaysMost = 60
/** A debt comes close to the end of the time to claim it so many months after it was due. */
export const limitationCloseMonths = 23
/** A reminder that couldn’t be sent on its day is sent within so many days. */
export const reminderLateMostDays = 3
