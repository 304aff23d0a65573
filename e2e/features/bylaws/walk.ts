import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const list = ['/bylaws', 'Bylaws and rules'] as const
const one = /\/bylaws\/[0-9a-f-]{36}$/
const named = /^(Bylaw|Rule) .+: /

/** From the dashboard to the bylaws and rules. */
const openBylaws = async (page: Page, { follow, openMenu }: Walk) => {
  await follow((await openMenu()).getByRole('link', { name: 'Dashboard' }), '/dashboard', /^Welcome to /)
  await follow(page.getByRole('main').getByRole('link', { name: /^Bylaws and Rules/ }), ...list)
}

/** To the bylaws and rules, and to one of them. */
const walkBylaws = async (page: Page, walk: Walk) => {
  const main = page.getByRole('main')
  await openBylaws(page, walk)
  await walk.follow(main.getByRole('article').getByRole('link').first(), one, named)
  await walk.follow(main.getByRole('link', { name: 'Bylaws and rules' }), ...list)
}

/** To the forms that add and change them. */
const walkForms = async (page: Page, walk: Walk) => {
  const { follow } = walk
  const main = page.getByRole('main')
  await openBylaws(page, walk)
  await follow(main.getByRole('link', { name: 'Paste several' }), '/bylaws/paste', 'Paste bylaws or rules')
  await follow(main.getByRole('link', { name: 'Bylaws and rules' }), ...list)
  await follow(main.getByRole('link', { name: 'Add', exact: true }), '/bylaws/new', 'Add a bylaw or rule')
  await follow(main.getByRole('link', { name: 'Bylaws and rules' }), ...list)
  await follow(main.getByRole('article').getByRole('link').first(), one, named)
  await follow(main.getByRole('link', { name: 'Edit', exact: true }), /\/edit$/, /^Edit (Bylaw|Rule) /)
}

export const ways: Ways = { everyone: walkBylaws, managers: walkForms }
