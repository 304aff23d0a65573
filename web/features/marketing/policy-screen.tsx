import { useLocation } from 'react-router'
import { LegalPage } from './legal-page.tsx'
import { privacyParts } from './privacy-parts.ts'
import { termsParts } from './terms-parts.ts'

const since = ['2026-11-24', 'November 24, 2026'] as const

/** What is kept about people, and under which terms the product is used. */
const PolicyScreen = () =>
  useLocation().pathname.startsWith('/terms') ? (
    <LegalPage
      path="/terms"
      title="Terms of service"
      heading="Terms of service"
      lead="What you may expect of Parapet, and what we expect of you. Short sentences, so that a council can read it in one evening."
      since={since}
      parts={termsParts}
    />
  ) : (
    <LegalPage
      path="/privacy"
      title="Privacy policy"
      heading="Privacy, in words you can check"
      lead="A building knows a lot about the people in it. This page says what Parapet keeps, who sees it, for how long, and what you can do about it."
      since={since}
      parts={privacyParts}
    />
  )
export default PolicyScreen
