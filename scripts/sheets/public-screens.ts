import { publicEntries } from '../../web/route-table/public.ts'
import type { Shown } from './shown.ts'

/** The pages that say what the product is, and the calculator where it is asked what it has no answer to. */
export const publicScreens: readonly Shown[] = [
  ...publicEntries
    .filter(({ screen }) => screen?.startsWith('features/marketing/'))
    .map(({ path }) => ({ name: `public${path === '/' ? '' : path.replaceAll('/', '-')}`, who: null, path })),
  {
    name: 'public-pricing-refused',
    who: null,
    path: '/pricing?plan=package&units=500',
    before: (page) => page.getByLabel('How many units').fill('a few'),
  },
]
