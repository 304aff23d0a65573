import type { Role } from '../../contract/roles.ts'

const forCouncils = 'A platform to streamline operations, enhance communication and delight residents.'
const forResidents =
  'A digital hub to stay connected, access building resources, submit maintenance requests, book amenities and connect with the community.'

interface Person {
  role: Role | null
  superadmin: boolean
}

/** What the footer says the product is, by the role in the first building of who is signed in (specification, section 1). */
export const footerWords = (person: Person | null): string =>
  !person || person.superadmin || person.role === 'council' || person.role === 'management' ? forCouncils : forResidents

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
