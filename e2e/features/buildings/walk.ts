import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../../walk.ts'

const settings = ['/settings', 'Building settings'] as const

/** From the menu to the settings of the building and to the parts of them that have a page of their own. */
const walkSettings = async (page: Page, { follow, openMenu }: Walk) => {
  const [path, heading] = settings
  const main = page.getByRole('main')
  const back = async (part: string) =>
    follow(main.getByRole('link', { name: 'Building settings' }), `${path}#${part}`, heading)
  await follow((await openMenu()).getByRole('link', { name: 'Building Settings' }), ...settings)
  await follow(main.getByRole('link', { name: 'Appoint people and view terms' }), '/settings/council', 'Council')
  await back('council')
  await follow(
    main.getByRole('link', { name: 'Set hours, targets and limits' }),
    '/settings/maintenance',
    'Maintenance',
  )
  await back('maintenance')
  await follow(
    main.getByRole('link', { name: 'Set spaces, limits and patrols' }),
    '/settings/parking',
    'Visitor parking',
  )
  await back('parking')
  await follow(main.getByRole('link', { name: 'Set categories and moderation' }), '/settings/forum', 'Forum settings')
  await back('forum')
  const waits = main.getByRole('link', { name: 'View moderation queue' })
  await follow(waits, '/forum/moderation', 'Moderation')
  await follow((await openMenu()).getByRole('link', { name: 'Building Settings' }), ...settings)
  await follow(main.getByRole('link', { name: 'Choose colours, logo and icon' }), '/settings/branding', 'Branding')
}

export const ways: Ways = { managers: walkSettings }
