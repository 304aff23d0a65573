/** Templates of letters: what Parapet brings in each jurisdiction. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../../../contract/forms.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let carla: Caller
let ada: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  ada = await world.as('ada')
})
afterAll(() => world.close())

describe('the letters that Parapet brings', () => {
  it('are those of the building’s law, with the section they stand by', async () => {
    const named = async (who: Caller) =>
      (await who.call(forms.templates)).map(({ kind, name, authority }) => [kind, name, authority?.source])
    expect(await named(carla)).toEqual([
      ['particulars', 'Bylaw particulars letter', 'Strata Property Act, s. 135 (1)'],
      ['decision', 'Decision letter', 'Strata Property Act, s. 135 (2)'],
      ['hearingDecision', 'Decision after a hearing', 'Strata Property Act, s. 34.1'],
      ['demand', 'Demand for payment', 'Strata Property Act, s. 112'],
      ['entry', 'Entry notice', 'Standard Bylaw 7'],
      ['meetingNotice', 'Notice of general meeting', 'Strata Property Act, s. 45'],
      ['proxy', 'Proxy appointment', 'Strata Property Act, s. 56'],
      ['welcome', 'Welcome letter', undefined],
      ['moveIn', 'Move-in instructions', undefined],
    ])
    expect((await named(ada)).map(([kind, name]) => [kind, name])).toEqual([
      ['particulars', 'Notice of alleged non-compliance'],
      ['decision', 'Board’s decision'],
      ['demand', 'Demand for contributions'],
      ['entry', 'Entry notice'],
      ['meetingNotice', 'Notice of general meeting'],
      ['proxy', 'Proxy appointment'],
      ['welcome', 'Welcome letter'],
      ['moveIn', 'Move-in instructions'],
    ])
  })

  it('each have an id of their building, under which the other does not find them', async () => {
    for (const { _id } of await carla.call(forms.templates)) {
      expect(await carla.call(forms.template, { params: { id: _id } })).toMatchObject({ _id, version: 0 })
      expect((await ada.try(forms.template, { params: { id: _id } })).status).toBe(404)
    }
  })

  it('are for those who manage the building', async () => {
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const)
      expect((await (await world.as(name)).try(forms.templates)).status).toBe(403)
  })
})
