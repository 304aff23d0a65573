import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { lookedAfter } from '../../contract/maintenance.ts'
import { maintenanceHtml } from './maintenance-page.ts'

test('the page needs nothing: no style, font or picture from elsewhere, and no script to be read', () => {
  expect(maintenanceHtml).not.toMatch(/<(?:img|iframe)|@import|url\(|<script src|rel="stylesheet"/)
  expect(maintenanceHtml).toContain('prefers-color-scheme: dark')
  expect(maintenanceHtml).toContain(`<h1>${lookedAfter}</h1>`)
  expect(maintenanceHtml).toContain('>Try again</a>')
})

test('it asks for what is shown as a page, since an address with an ending is a missing file to whoever asks otherwise', async () => {
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(maintenanceHtml) ?? []
  const fetch = vi.fn(async () => ({ status: 503 }))
  let ask = async () => {}
  const setTimeout = (next: typeof ask) => void (ask = next)
  const document = { getElementById: () => ({ hidden: true }) }
  runInNewContext(script, { fetch, setTimeout, document, location: { href: '/index.html' } })
  await ask()
  expect(fetch).toHaveBeenCalledWith('/index.html', expect.objectContaining({ headers: { accept: 'text/html' } }))
})
