import { expect } from 'vitest'
import { violations } from '../../contract/violations.ts'
import type { Caller } from './caller.ts'
import type { Name } from './cast.ts'

/** What both buildings of the demo show of violation cases: one in each stage, one fined, and one that can't be fined yet. */
export const expectViolations = async (as: (name: Name) => Promise<Caller>): Promise<void> => {
  for (const name of ['carla', 'ada'] as const) {
    const who = await as(name)
    const board = await who.call(violations.board)
    expect(board.filter(({ count }) => count === 0)).toEqual([])
    const decided = board.find(({ stage }) => stage === 'decided')!.cases
    expect(new Map(decided.map(({ finedCents, next }) => [finedCents > 0, next?.do]))).toEqual(
      new Map([
        [true, undefined],
        [false, 'deliver'],
      ]),
    )
    const refused = decided.find(({ finedCents }) => finedCents === 0)!
    const { checks } = await who.call(violations.get, { params: { id: refused._id } })
    expect(checks.flatMap(({ step, missing }) => (missing ? step : []))).toEqual(['delivered', 'answer_open'])
  }
  const olivia = await (await as('olivia')).call(violations.listMine, { query: {} })
  expect(new Set(olivia.items.map(({ side }) => side))).toEqual(new Set(['complainant', 'accused', 'owner']))
}
