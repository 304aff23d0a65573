import type { z } from 'zod'

const wanted: Readonly<Record<string, string>> = {
  string: 'Enter a text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Enter true or false',
  array: 'Enter a list',
  object: 'Enter named fields',
}
const counted: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** What is wrong with a value, for people, where the schema itself has no words for it. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is missing' : (wanted[issue.expected] ?? 'This is not usable')
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}${counted[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `At most ${issue.maximum}${counted[issue.origin] ?? ''}`
  if (issue.code === 'unrecognized_keys') return `Not known here: ${issue.keys.join(', ')}`
  return undefined
}
