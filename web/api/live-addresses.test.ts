/** What an open screen asks anew after a change are addresses that the server has. */
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { shownBy } from './live-addresses.ts'

const paths = Object.values(api).flatMap((table) => Object.values(table).map(({ path }) => path))

test.each(Object.entries(shownBy))('%s shows at %j', (_subject, beginnings) => {
  expect(beginnings.filter((beginning) => !paths.some((path) => path.startsWith(beginning)))).toEqual([])
})
