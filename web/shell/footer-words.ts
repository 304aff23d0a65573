import type { Role } from '../../contract/roles.ts'

const forCouncils = 'A platform to streamline operations, enhance communication and delight residents.'
const forResidents =
  'A digital hub to stay connected, access building resources, submit maintenance requests, book amenities and connect with the community.'

/** What the footer says the product is, by the role in the signed-in person's first building (specification, section 1). */
export const footerWords = (signedIn: boolean, role: Role | null): string =>
  !signedIn || role === 'council' || role === 'management' ? forCouncils : forResidents

export interface FooterLink {
  to: string
  text: string
}

export const footerLinks = (signedIn: boolean): FooterLink[] => [
  { to: '/#features', text: 'Features' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/contact', text: 'Contact Sales' },
  ...(signedIn
    ? [
        { to: '/dashboard', text: 'Dashboard' },
        { to: '/my-profile', text: 'My Profile' },
      ]
    : [{ to: '/login', text: 'Login' }]),
  { to: '/privacy', text: 'Privacy Policy' },
  { to: '/terms', text: 'Terms of Service' },
]
