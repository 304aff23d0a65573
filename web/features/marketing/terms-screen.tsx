import { LegalPage } from './legal-page.tsx'
import { termsParts } from './terms-parts.ts'

/** Under which terms the product is used. */
const TermsScreen = () => (
  <LegalPage
    path="/terms"
    title="Terms of service"
    heading="Terms of service"
    lead="What you may expect of Parapet, and what we expect of you. Short sentences, so that a council can read it in one evening."
    since={['2026-11-24', 'November 24, 2026']}
    parts={termsParts}
  />
)
export default TermsScreen
