import { readHereMostBytes } from '../../../../contract/limits/reading.ts'

export const office = 'application/vnd.openxmlformats-officedocument'
const slides = `${office}.presentationml.presentation`

/** Whether this kind of file holds text; pictures do not. */
export const holdsText = (contentType: string): boolean => !contentType.startsWith('image/')

/** Whether its pages are those that people see; the others are cut into parts. */
export const hasPages = (contentType: string): boolean => contentType === 'application/pdf' || contentType === slides

/** Whether reading it is no more than decoding some text, for which no process of its own need be started. */
export const isShortText = ({ contentType, sizeBytes }: { contentType: string; sizeBytes: number }): boolean =>
  contentType.startsWith('text/') && sizeBytes <= readHereMostBytes
