import desktopDark from './shots/landing-desktop-dark.avif'
import desktopLight from './shots/landing-desktop-light.avif'
import phoneDark from './shots/landing-phone-dark.avif'
import phoneLight from './shots/landing-phone-light.avif'
import type { ShotsWords } from './shots.tsx'

/** What the front page shows of the product. */
export const landingShots: ShotsWords = {
  desktop: {
    light: desktopLight,
    dark: desktopDark,
    alt: 'The dashboard of a council member: open tickets, bookings, a vote that waits, and whom to call.',
  },
  phone: {
    light: phoneLight,
    dark: phoneDark,
    alt: 'The dashboard of an owner on a phone: open tickets, bookings, the directory and emergency contacts.',
  },
}
