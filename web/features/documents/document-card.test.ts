import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DocumentCard } from './document-card.tsx'

const document = {
  _id: '0193a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  title: 'Bylaws of 2026',
  category: 'bylaws',
  fileSize: 1_572_864,
  fileName: 'bylaws-2026.pdf',
  description: '',
  pinnedAt: '2026-11-20T20:44:21.123Z',
} as const

const textOf = (more: { onUnpin?: () => void }) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(MemoryRouter, null, createElement(DocumentCard, { document, ...more })),
    ),
  )
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('a pinned document shows title, category, size and file name, and can be downloaded', () => {
  expect(textOf({})).toBe('Bylaws of 2026 Bylaws 1.50 MB bylaws-2026.pdf Download')
})

test('those who manage the building can unpin it', () => {
  expect(textOf({ onUnpin: () => {} })).toContain('Unpin')
})
