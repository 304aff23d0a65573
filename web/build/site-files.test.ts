import { expect, test } from 'vitest'
import { publicOriginMark } from '../../contract/public-origin.ts'
import { entries } from '../route-table/route-table.ts'
import { sitemapOf } from './site-files.ts'

test('the map of the site names each page that may be listed once, and none behind a guard or made for one person', () => {
  const paths = [...sitemapOf(entries).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address!.slice(publicOriginMark.length),
  )
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/privacy', '/features/parking', '/help', '/help/bookings']))
  const unwritten = ['/login', '/register', '/forgot-password']
  for (const path of [...unwritten, '/dashboard', '/my-profile', '/verify-email', '/unsubscribe']) expect(paths).not.toContain(path)
  expect(paths.filter((path) => path.includes(':'))).toEqual([])
})
