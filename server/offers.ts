/**
 * What features offer to those above them without knowing who asks. Each feature adds its offers by declaration merging
 * in its own folder; app.ts collects the values.
 */
// oxlint-disable-next-line no-empty-interface -- features extend it
export interface Offers {}
