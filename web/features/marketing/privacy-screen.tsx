import { LegalPage } from './legal-page.tsx'
import { privacyParts } from './privacy-parts.ts'

/** What is kept about people. */
const PrivacyScreen = () => (
  <LegalPage
    path="/privacy"
    title="Privacy policy"
    heading="Privacy, in words you can check"
    lead="A building knows a lot about the people in it. This page says what Parapet keeps, who sees it, for how long, and what you can do about it."
    since={['2026-11-24', 'November 24, 2026']}
    parts={privacyParts}
  />
)
export default PrivacyScreen
