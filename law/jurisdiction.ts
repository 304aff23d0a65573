/** Whose law a building stands under: British Columbia, Alberta, or neither, which gets a neutral pack. */
export const jurisdictions = ['BC', 'AB', 'other'] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/** The jurisdiction of a province by its two letters, such as `BC`. */
export const jurisdictionOf = (province: string): Jurisdiction => {
  const letters = province.toUpperCase()
  return letters === 'BC' || letters === 'AB' ? letters : 'other'
}
