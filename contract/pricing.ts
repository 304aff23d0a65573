import { pricedUnitsMost } from './limits/pricing.ts'

/** What a building pays (specification, sections 1 and 9), in Canadian cents a month. */
export const planUnitCents = { full: 150, package: 40 } as const
export const monthLeastCents = 4_800

/** The full platform, or one specialised package, whose price begins at what is named here. */
export type Plan = keyof typeof planUnitCents

export interface Price {
  /** Units times the price of one. */
  unitsCents: number
  /** What is paid a month: the units, or the minimum where they come to less. */
  monthCents: number
  /** Twelve such months. */
  yearCents: number
  /** Whether the minimum is what is paid. */
  atLeast: boolean
}

/** What `units`, a whole number above zero, cost. */
export const priceOf = (plan: Plan, units: number): Price => {
  const unitsCents = units * planUnitCents[plan]
  const monthCents = Math.max(unitsCents, monthLeastCents)
  return { unitsCents, monthCents, yearCents: monthCents * 12, atLeast: unitsCents < monthLeastCents }
}

/** The number of units that somebody typed, or that an address says; null where it is none that a price is made for. */
export const unitsFrom = (text: string): number | null => {
  const units = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return units >= 1 && units <= pricedUnitsMost ? units : null
}
