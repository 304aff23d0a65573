/** A building keeps so much and no more, whichever way files come; the platform's staff see how much it is. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { documents } from '../../../contract/documents.ts'
import { notices } from '../../../contract/notices.ts'
import { file } from '../../testing/documents.ts'
import { textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { STORAGE_PER_BUILDING_GB: '0.000001' } })
})
afterAll(() => world.close())

const sixHundred = (letter: string) => textFile(`${letter}.txt`, letter.repeat(600))

test('what would be too much is refused and not stored, and other buildings have room of their own', async () => {
  const [mandeep, ada, sam] = [await world.as('mandeep'), await world.as('ada'), await world.as('sam', null)]
  const { _id } = await file(mandeep, { category: 'guides' }, sixHundred('a'))
  const refused = [
    await mandeep.try(documents.upload, { body: { category: 'guides' }, files: [sixHundred('b')] }),
    await mandeep.try(documents.addVersion, { params: { id: _id }, body: {}, files: [sixHundred('b')] }),
    await mandeep.try(notices.create, { body: { title: 'Works', content: '<p>Soon.</p>' }, files: [sixHundred('b')] }),
  ]
  const full = 'This building’s files use all of its 0.000001 GB. Nothing was saved.'
  expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual(
    refused.map(() => [413, 'BUILDING_FULL', full]),
  )
  expect(await file(ada, { category: 'guides' }, sixHundred('b'))).toMatchObject({ fileSize: 600 })
  await file(mandeep, { category: 'guides' }, textFile('c.txt', 'c'.repeat(400)))

  const { buildingId } = mandeep
  const shown = await sam.call(admin.building, { params: { buildingId: buildingId! } })
  expect([shown.storage, shown.storageBytes]).toEqual([[{ kind: 'library', files: 2, bytes: 1000 }], 1000])
})
