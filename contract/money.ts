const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' })

/** Writes integer cents as `$1,234.56`, and below zero as `−$1,234.56` with a minus sign. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100).replace('-', '−')

/** Dollars as people type them, in cents; anything else stays as it is, for a schema to refuse. */
export const inCents = (typed: unknown): unknown =>
  typeof typed === 'string' && /^\$?\s?\d{1,3}(?:[, ]?\d{3})*(?:\.\d{1,2})?$/.test(typed.trim())
    ? Math.round(Number(typed.replaceAll(/[$,\s]/g, '')) * 100)
    : typed

/** Cents as a field for dollars is filled: `2500`, `7.50`. */
export const plainDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
