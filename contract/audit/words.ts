import type { Subject } from '../audit.ts'
import { kinds } from '../kinds.ts'
import { actionWords, fieldLines, type ChangedField, type KindWords } from './change-words.ts'

const words = new Map(kinds.flatMap(({ name, history }) => (history === null ? [] : [[name as string, history]])))

/** Finds what the history says of a kind. */
export const kindWords = (subject: Subject): KindWords => words.get(subject)!

/** Words what happened to a record of a kind. */
export const changeWords = (subject: Subject, action: string): string => actionWords(kindWords(subject), action)

/** Words what it changed, a line a field; moments by the zone's clocks. */
export const changeLines = (subject: Subject, fields: readonly ChangedField[], zone: string): string[] =>
  fieldLines(kindWords(subject), fields, zone)
