import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Placeholder } from './placeholder.tsx'

test.each(['card', 'stat', 'table-row', 'list-item', 'form'] as const)('%s has a placeholder of its own', (shape) => {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(Placeholder, { shape, rows: 2 })),
  )
  expect(html).toContain('Loading...')
  expect(html.match(/mantine-Skeleton-root/g)?.length).toBeGreaterThan(3)
})
