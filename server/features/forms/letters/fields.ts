/** Merge fields in a text: `{{unit.number}}`, `{{asked.payBy}}`. */

const field = /\{\{\s*([A-Za-z]+\.[A-Za-z0-9]+)\s*\}\}/g

/** The keys of the fields that a text names, each once. */
export const fieldsIn = (text: string): string[] => [...new Set([...text.matchAll(field)].map(([, key]) => key!))]

/** Whether two braces stand in a text that make no field: something would be printed as it was typed. */
export const hasBrokenField = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(field, ''))

/** The text with each field replaced, all at once: what a value holds is never read as a field. */
export const replaceFields = (text: string, value: (key: string) => string): string =>
  text.replaceAll(field, (_whole, key: string) => value(key))

/** The key of an ask where a field names one; null for any other. */
export const askedKey = (key: string): string | null => (key.startsWith('asked.') ? key.slice('asked.'.length) : null)
