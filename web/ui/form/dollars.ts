/** Dollars as people type them, in cents; anything else stays as it is and is refused. */
export const inCents = (typed: unknown): unknown =>
  typeof typed === 'string' && /^\$?\s?\d{1,3}(?:[, ]?\d{3})*(?:\.\d{1,2})?$/.test(typed.trim())
    ? Math.round(Number(typed.replaceAll(/[$,\s]/g, '')) * 100)
    : typed

/** Cents as a form is filled with them; nothing for none. */
export const inDollars = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
