import { LegalPage } from './legal-page.tsx'
import { privacyParts } from './privacy-parts.ts'

/** What is kept about people. */
const PrivacyScreen = () => (
  <LegalPage
    path="/privacy"
    title="Privacy policy"
    heading="A privacy policy you can check"
    lead="A building knows a lot about the people in it. This page explains what Parapet keeps, who sees it, for how long, and what you can do about it."
    since={['2026-11-26', 'November 26, 2026']}
    parts={privacyParts}
  />
)
export default PrivacyScreen
