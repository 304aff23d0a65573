import { describe, expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { idempotencyKeyKeptMs } from '../../../contract/limits.ts'
import { sendsByItselfMs, waitingFilesMostBytes, waitingOfOthersMs } from '../../../contract/limits/offline.ts'
import { later } from '../../../contract/time.ts'
import { reportEndpoint } from './deliver.ts'
import { arrivedBefore, filesFit, isForgotten, outcomeOf, standingOf, type WaitingTicket } from './rules.ts'

const writtenAt = '2026-11-20T12:00:00.000Z'
const ticket = { userId: 'olivia', writtenAt, triedAt: null, refused: null } as WaitingTicket

describe('a waiting ticket', () => {
  test('goes by itself while the server would know it again', () => {
    expect(sendsByItselfMs).toBeLessThan(idempotencyKeyKeptMs)
    expect(standingOf(ticket, later(writtenAt, 30 * 86_400_000))).toBe('waits')
    const tried = { ...ticket, triedAt: writtenAt }
    expect(standingOf(tried, later(writtenAt, sendsByItselfMs))).toBe('waits')
    expect(standingOf(tried, later(writtenAt, sendsByItselfMs + 1))).toBe('unsure')
    expect(standingOf({ ...tried, refused: { words: 'No.', fields: [] } }, writtenAt)).toBe('refused')
  })

  test('of somebody else is forgotten after fourteen days, one’s own never', () => {
    const after = later(writtenAt, waitingOfOthersMs + 1)
    expect(isForgotten(ticket, 'theo', after)).toBe(true)
    expect(isForgotten(ticket, 'theo', later(writtenAt, waitingOfOthersMs))).toBe(false)
    expect(isForgotten(ticket, 'olivia', after)).toBe(false)
  })

  test('holds files up to a bound', () => {
    expect(filesFit([])).toBe(true)
    expect(filesFit([{ size: waitingFilesMostBytes - 1 }, { size: 1 }])).toBe(true)
    expect(filesFit([{ size: waitingFilesMostBytes }, { size: 1 }])).toBe(false)
  })
})

describe('an answer', () => {
  test.each([
    [401, 'stop'],
    [429, 'stop'],
    [500, 'stop'],
    [503, 'stop'],
    [408, 'later'],
    [409, 'later'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('of %d means: %s', (status, kind) => {
    expect(outcomeOf(status, { success: false, error: 'No.' }).kind).toBe(kind)
  })

  test('that names the ticket says that it has arrived; any other says nothing of it', () => {
    const data = { _id: 'a', number: 1042, title: 'Leak' }
    expect(outcomeOf(200, { success: true, data })).toEqual({ kind: 'sent', _id: 'a', number: 1042 })
    expect(outcomeOf(200, null)).toEqual({ kind: 'stop' })
    expect(outcomeOf(200, {})).toEqual({ kind: 'stop' })
  })

  test('that refuses keeps the server’s words, those of a field first', () => {
    const fields = [{ field: 'unitId', message: 'Choose a unit' }]
    const refused = { success: false, error: 'Validation failed', errors: fields }
    expect(outcomeOf(400, refused)).toEqual({ kind: 'refused', words: 'Choose a unit', fields })
    expect(outcomeOf(400, null)).toMatchObject({ words: 'The building didn’t accept it.' })
  })

  test('that knows the key with other words says that the first ones arrived', () => {
    const body = { success: false, code: 'IDEMPOTENCY_MISMATCH', error: 'x' }
    expect(outcomeOf(422, body)).toEqual({ kind: 'refused', words: arrivedBefore, fields: [] })
  })
})

test('what waits is sent by the route of the contract', () => {
  const { method, path, files } = api.tickets.report
  expect(reportEndpoint).toEqual({ method, path, files })
})
