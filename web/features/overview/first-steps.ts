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
    text: 'So that what the building writes reaches you',
    to: '/my-profile#email',
  },
  {
    name: 'phone',
    title: 'Add your phone number',
    text: 'For the day when water comes through a ceiling',
    to: '/my-profile#personal',
  },
  {
    name: 'picture',
    title: 'Add a picture',
    text: 'The people of your building see it beside your name',
    to: '/my-profile#picture',
  },
  {
    name: 'messages',
    title: 'Choose what you are told',
    text: 'By email, on your phone, or only in your inbox',
    to: '/inbox/preferences',
  },
  {
    name: 'secondFactor',
    title: 'Protect your sign-in',
    text: 'A second step keeps others out, even if they know your password',
    to: '/my-profile#second-factor',
  },
]
