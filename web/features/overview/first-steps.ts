import type { FirstSteps } from '../../../contract/overview.ts'

/** The first steps of somebody who has just joined, in their order. */
export interface Step {
  name: keyof FirstSteps
  title: string
  text: string
  /** Where it is done. */
  to: string
}

export const firstSteps: readonly Step[] = [
  {
    name: 'email',
    title: 'Confirm your email',
    text: 'So that messages from the building reach you',
    to: '/my-profile#email',
  },
  {
    name: 'phone',
    title: 'Add your phone number',
    text: 'So that we can reach you in an emergency',
    to: '/my-profile#personal',
  },
  {
    name: 'picture',
    title: 'Add a photo',
    text: 'Shown beside your name to people in your building',
    to: '/my-profile#picture',
  },
  {
    name: 'messages',
    title: 'Choose your notifications',
    text: 'By email, on your phone, or only in your inbox',
    to: '/inbox/preferences',
  },
  {
    name: 'secondFactor',
    title: 'Protect your sign-in',
    text: 'Two-step sign-in protects your account even if someone knows your password',
    to: '/my-profile#second-factor',
  },
]
