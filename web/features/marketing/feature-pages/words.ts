/** The text of a feature's page. It claims only what the product does: docs/features. */
export interface FeatureWords {
  heading: string
  lead: string
  /** Alternative text for its two screenshots. */
  shots: { desktop: string; phone: string }
  residents: readonly string[]
  council: readonly string[]
  managers: readonly string[]
  details: readonly Titled[]
  questions: readonly Titled[]
  /** Features often used together with this one, by the last part of their addresses. */
  beside: readonly string[]
}

interface Titled {
  title: string
  text: string
}
