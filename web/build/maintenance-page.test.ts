import { expect, test } from 'vitest'
import { lookedAfter } from '../../contract/maintenance.ts'
import { maintenanceHtml } from './maintenance-page.ts'

test('the page needs nothing: no style, font or picture from elsewhere, and no script to be read', () => {
  expect(maintenanceHtml).not.toMatch(/<(?:img|iframe)|@import|url\(|<script src|rel="stylesheet"/)
  expect(maintenanceHtml).toContain('prefers-color-scheme: dark')
  expect(maintenanceHtml).toContain(`<h1>${lookedAfter}</h1>`)
  expect(maintenanceHtml).toContain('>Try again</a>')
})
