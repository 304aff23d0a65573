import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const templates = ['/document-templates', 'Document templates'] as const
const welcome = 'Welcome letter'
const template = /\/document-templates\/[0-9a-f-]{36}$/

/** From the library to a template, its words, how it is sent, and what was sent before. */
const walkLetters = async (page: Page, { follow, openMenu }: Walk) => {
  const main = page.getByRole('main')
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', 'Welcome to Harbour View')
  await follow(main.getByRole('link', { name: /^Document Library/ }), '/library', 'Document Library')
  await follow(main.getByRole('link', { name: 'Document templates' }), ...templates)
  await follow(main.getByRole('link', { name: welcome, exact: true }), template, welcome)
  await follow(main.getByRole('link', { name: 'Edit' }), /\/edit$/, 'Edit template')
  await follow(main.getByRole('button', { name: 'Cancel' }), template, welcome)
  await follow(main.getByRole('link', { name: 'Send this letter' }), /\/send$/, `Send: ${welcome}`)
  await follow(main.getByRole('link', { name: 'Back to the template' }), template, welcome)
  await follow(main.getByRole('link', { name: 'Document templates' }), ...templates)
  await main.getByRole('tab', { name: 'Sent letters' }).click()
  await follow(main.getByRole('table').getByRole('link').first(), /\/letters\/[0-9a-f-]{36}$/, /./)
}

export const ways: Ways = { managers: walkLetters }
