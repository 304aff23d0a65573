import { InstantField, LocalDateField } from './values.ts'

/** Days and moments at which something of a building is used: none that no clock or calendar of ours can reckon with. */

const firstDay = '1900-01-01'
const lastDay = '2199-12-31'
const lies = (text: string): boolean => text >= firstDay && text.slice(0, 10) <= lastDay

/** A day of this age of the world: `2026-11-20`. */
export const UseDay = LocalDateField.refine(lies, 'Not a valid date')

/** A moment of this age of the world: `2026-11-20T20:44:21.123Z`. */
export const UseMoment = InstantField.refine(lies, 'Not a valid date and time')
