import { LegalPage } from './legal-page.tsx'
import { termsParts } from './terms-parts.ts'

/** Under which terms the product is used. */
const TermsScreen = () => (
  <LegalPage
    path="/terms"
    title="Terms of service"
    heading="Terms of service"
    lead="This page sets out what you can expect from Parapet and what we expect from you, in short sentences that a council can read in one evening."
    since={['2026-11-26', 'November 26, 2026']}
    parts={termsParts}
  />
)
export default TermsScreen
