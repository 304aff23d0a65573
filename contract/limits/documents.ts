/** What bounds the library of a building. */

const megabyte = 1024 * 1024

export const documentTitleMostChars = 200
export const documentDescriptionMostChars = 1000
export const versionNoteMostChars = 300
export const folderNameMostChars = 80
/** Folders of one building; they come whole with the library. */
export const foldersMost = 500
export const holdReasonMostChars = 500
/** What is deleted lies in the bin for so long. */
export const binDays = 35
/** Those who manage a document are reminded so many days before it expires; the first is also when it counts as expiring. */
export const expiryReminderDays = [90, 30, 7] as const
/** What one ZIP holds at most, in documents and in bytes of their contents. */
export const zipDocumentsMost = 200
export const zipMostBytes = 500 * megabyte
/** Documents that one run of a job takes. */
export const documentsPerRunMost = 500

/** A ZIP reads many contents at once. */
export const documentThrottles = {
  zip: { most: 60, windowSeconds: 3600 },
} as const
/** A version is told as new for so long. */
export const newVersionDays = 14
/** Files that one browser sends at the same time. */
export const uploadsAtOnceMost = 3
