import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { kinds } from '../../contract/kinds.ts'
import { entries } from './route-table.ts'

test.each(kinds.flatMap(({ name, page }) => (page ? [[name, page] as const] : [])))(
  'the page of a %s is a screen of this site',
  (_name, page) => {
    const { pathname } = new URL(page('018f0000-0000-7000-8000-000000000000'), 'https://site.example')
    expect(
      entries.filter(({ path, stands }) => stands && matchPath(path, pathname)).map(({ path }) => path),
    ).not.toEqual([])
  },
)
