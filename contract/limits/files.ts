/** What bounds the watch over stored files. */

const minute = 60_000
const day = 24 * 60 * minute

/** What came into the file store since then may still be on its way to its row, or its row to it. */
export const fileSettledMs = day
/** A content is read back this often; one at fault every night. */
export const fileRecheckMs = 30 * day
/** Reading back ends for the night after this long or this much, whichever comes first. */
export const fileCheckMostMs = 10 * minute
export const fileCheckMostBytes = 20 * 1024 ** 3
export const filesCheckedAtOnceMost = 100
/** Files at fault that staff are shown. */
export const faultsShownMost = 100

/** A malware scanner that says nothing for so long is taken for absent. */
export const scanAnswerMostMs = minute
export const scanReplyMostChars = 1000
export const scanRetrySeconds = 30
