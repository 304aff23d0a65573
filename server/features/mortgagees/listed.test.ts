/** The list of owners: in British Columbia it names the mortgagees whose Form C counts. */
import { parse } from 'csv-parse/sync'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { units } from '../../../contract/units.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addEndedTo, addTo, lapsed, request } from './testing/mortgagees.ts'

let world: World
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterEach(() => world.close())

const listOf = async (who: Caller, format: 'csv' | 'pdf'): Promise<Buffer> =>
  (
    await world.app.inject({
      url: `${units.ownerList.path}?format=${format}`,
      headers: { cookie: who.cookie, 'x-building-id': who.buildingId! },
    })
  ).rawPayload
const rowsOf = async (who: Caller): Promise<Record<string, string>[]> =>
  parse(await listOf(who, 'csv'), { bom: true, columns: true })

it('the list of owners has those whose Form C counts, with their addresses, as CSV and as PDF', async () => {
  await addTo(carla, '703')
  await addTo(carla, '703', { lender: 'Maple Trust', address: '88 Adelaide Lane\nToronto ON', reference: '' })
  await addTo(carla, '703', lapsed)
  await addEndedTo(carla, '703')
  const rows = await rowsOf(carla)
  const coastline = `${request.lender}, Mortgage Services, 410 Tidewater Way, Vancouver BC V6C 2T4`
  expect(rows.filter((row) => row['Door number'] === '703').map(({ Mortgagees }) => Mortgagees)).toEqual([
    `${coastline}; Maple Trust, 88 Adelaide Lane, Toronto ON`,
  ])
  expect(rows.find((row) => row['Door number'] === '101')).toMatchObject({ Mortgagees: '' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await listOf(carla, 'pdf'))))
  const paper = text.join(' ').replaceAll(/\s+/g, ' ')
  for (const words of ['Mortgagees', 'Tidewater Way', 'Maple Trust, 88 Adelaide']) expect(paper).toContain(words)
  for (const words of ['Lapsed Lending', 'Paid Out Bank', request.reference]) expect(paper).not.toContain(words)
})

it('the list of owners of a building in Alberta has no mortgagees', async () => {
  await addTo(await world.as('ada'), '14')
  expect(Object.keys((await rowsOf(await world.as('ada')))[0]!)).not.toContain('Mortgagees')
})
