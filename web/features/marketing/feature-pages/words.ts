/** What a feature's page says. Only what the product does may stand in it: docs/features. */
export interface FeatureWords {
  heading: string
  lead: string
  /** What its two pictures show, for who cannot see them. */
  shots: { desktop: string; phone: string }
  residents: readonly string[]
  council: readonly string[]
  managers: readonly string[]
  details: readonly Titled[]
  questions: readonly Titled[]
  /** The features that are used together with this one, by the ends of their addresses. */
  beside: readonly string[]
}

interface Titled {
  title: string
  text: string
}
