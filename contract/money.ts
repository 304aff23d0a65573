const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' })

/** Integer cents as `$1,234.56`; what is owed the other way as `-$1,234.56`. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100)
