/** What is quoted: whose words, and how they begin. */
export interface Quote {
  _id: string
  name: string
  words: string
}

export interface Words {
  body: string
  quote: Quote | null
}
const isQuote = (one: unknown): one is Quote =>
  typeof one === 'object' && one !== null && ['_id', 'name', 'words'].every((field) => field in one)

/** What was kept in this tab, if it can still be read. No schema reads it: whoever only reads a post needs none. */
export const wordsFrom = (kept: unknown): Words | null => {
  const { body, quote } = (kept ?? {}) as { body?: unknown; quote?: unknown }
  return typeof body === 'string' ? { body, quote: isQuote(quote) ? quote : null } : null
}
