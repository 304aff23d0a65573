import { UnitNumber } from '../../../../contract/fields.ts'
import { field, type Reader } from './cell.ts'
import { monthOf } from '../../../platform/written-date.ts'

/** The month and day of a cell that a spreadsheet shows as a date, as they were typed; null for any other cell. */
const dateTyped = (text: string): [number, number] | null => {
  const [, day, dayMonth] = /^(\d{1,2})[- ]([a-z]{3,9})(?:[- ,]+\d{2,4})?$/i.exec(text) ?? []
  if (day !== undefined) return [monthOf(dayMonth!), Number(day)]
  const [, yearMonth, year] = /^([a-z]{3,9})[- ](\d{2})$/i.exec(text) ?? []
  if (year !== undefined) return [monthOf(yearMonth!), Number(year)]
  const [, isoMonth, isoDay] = /^\d{4}[-/](\d{1,2})[-/](\d{1,2})(?:[T ]00:00.*)?$/.exec(text) ?? []
  if (isoMonth !== undefined) return [Number(isoMonth), Number(isoDay)]
  const [, first, second] = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})$/.exec(text) ?? []
  return first === undefined ? null : [Number(first), Number(second)]
}

/** Reads a unit number; one that a spreadsheet turned into a date is asked back, because nobody can tell what it was. */
export const unitNumber: Reader<string> = (text) => {
  const typed = dateTyped(text)
  if (!typed || typed.includes(0)) return field(UnitNumber)(text)
  const [one, other] = [typed.join('-'), typed.toReversed().join('-')]
  const was = one === other ? one : `${one} or ${other}`
  return {
    fault: `is a date that a spreadsheet made from ${was}: format the column as text and enter the number again`,
  }
}
