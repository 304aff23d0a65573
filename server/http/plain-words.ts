import type { z } from 'zod'

const wanted: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Enter true or false',
  array: 'Enter a list',
  object: 'Enter an object',
}
const counted: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** What is wrong with a value, for people, where the schema itself has no words for it. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is required' : (wanted[issue.expected] ?? 'This isn’t valid')
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}${counted[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `At most ${issue.maximum}${counted[issue.origin] ?? ''}`
  if (issue.code === 'unrecognized_keys') return `Unknown: ${issue.keys.join(', ')}`
  return undefined
}
