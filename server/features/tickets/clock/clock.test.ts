import { describe, expect, test } from 'vitest'
import { clockOf, type Clock, type Happening, type OfficeHours } from './clock.ts'
import { at, clocks, held, never, office, type Told } from './testing/told.ts'

const running = (due: string, usedMinutes: number, leftMinutes: number): Clock => ({
  state: 'running',
  dueAt: at(due),
  usedMinutes,
  leftMinutes,
  stoppedAt: null,
})

describe('a public note of the desk stops the first-answer clock', () => {
  test('in time', () => {
    const { answer, resolve } = clocks(
      [
        ['11-09 10:00', 'opened'],
        ['11-09 13:59', 'answered'],
      ],
      '11-10 09:00',
    )
    expect(answer).toEqual({
      state: 'met',
      dueAt: null,
      usedMinutes: 239,
      leftMinutes: 1,
      stoppedAt: at('11-09 13:59'),
    })
    expect(resolve).toEqual(running('11-12 10:00', 420, 540))
  })

  test.each<[string, Told, Clock['state']]>([
    ['to the minute', [['11-09 14:00', 'answered']], 'met'],
    ['a minute too late', [['11-09 14:01', 'answered']], 'missed'],
    ['with a question', [['11-09 11:00', 'asked']], 'met'],
    [
      'for good, whatever is written after it',
      [
        ['11-09 11:00', 'answered'],
        ['11-20 11:00', 'answered'],
      ],
      'met',
    ],
    [
      'for good, also when it is opened again',
      [
        ['11-09 11:00', 'answered'],
        ['11-09 12:00', 'resolved'],
        ['11-16 09:00', 'reopened'],
      ],
      'met',
    ],
    ['and nothing else does: not the resident', [['11-09 11:00', 'heard']], 'late'],
    ['and an ending without a word switches it off', [['11-09 11:00', 'resolved']], 'off'],
    ['and an ending without a word after its time was late', [['11-10 11:00', 'declined']], 'missed'],
  ])('%s', (_case, after, state) => {
    expect(clocks([['11-09 10:00', 'opened'], ...after], '11-23 10:00').answer.state).toBe(state)
  })

  test('an answer at night to a clock that ran out at closing comes too late', () => {
    const told: Told = [['11-09 13:00', 'opened']]
    expect(clocks(told, '11-09 17:00').answer).toEqual(running('11-09 17:00', 240, 0))
    expect(clocks(told, '11-09 20:00').answer).toMatchObject({
      state: 'late',
      dueAt: at('11-09 17:00'),
      leftMinutes: 0,
    })
    expect(clocks([...told, ['11-09 20:00', 'answered']], '11-10 09:00').answer.state).toBe('missed')
  })
})

describe('a resident’s reply by the web restarts a clock that waited', () => {
  const asked: Told = [
    ['11-09 10:00', 'opened'],
    ['11-09 11:00', 'asked'],
  ]
  test('where it stood', () => {
    expect(clocks(asked, '11-13 11:00').resolve.state).toBe('paused')
    const heard = clocks([...asked, ['11-13 12:00', 'heard']], '11-13 13:00')
    // An hour before the question, an hour after the reply, fourteen to go: one Friday afternoon, and more on Monday.
    expect(heard.resolve).toEqual(running('11-17 11:00', 120, 840))
  })
  test('from the next opening when it came at night', () => {
    const heard = clocks([...asked, ['11-12 23:30', 'heard']], '11-13 09:30')
    expect(heard.resolve).toEqual(running('11-16 16:00', 90, 870))
  })
  test('but not one that is on hold besides', () => {
    const both: Told = [...asked, ['11-09 12:00', 'held'], ['11-10 09:00', 'heard']]
    expect(clocks(both, '11-12 09:00').resolve).toMatchObject({ state: 'paused', usedMinutes: 60 })
    expect(clocks([...both, ['11-12 09:00', 'resumed']], '11-12 10:00').resolve).toMatchObject({
      state: 'running',
      usedMinutes: 120,
    })
  })
})

describe('the clock does not run while it is the resident’s turn', () => {
  const opened: Told = [['11-09 09:00', 'opened']]
  test.each<[string, Told, Clock['state'], number]>([
    ['after a question', [['11-09 10:00', 'asked']], 'paused', 60],
    [
      'after two questions',
      [
        ['11-09 10:00', 'asked'],
        ['11-10 10:00', 'asked'],
      ],
      'paused',
      60,
    ],
    [
      'when the desk adds a word that asks nothing',
      [
        ['11-09 10:00', 'asked'],
        ['11-10 10:00', 'answered'],
      ],
      'paused',
      60,
    ],
    [
      'but when the desk goes on by itself',
      [
        ['11-09 10:00', 'asked'],
        ['11-12 09:00', 'resumed'],
      ],
      'running',
      120,
    ],
    ['nor on hold', [['11-09 11:00', 'held']], 'paused', 120],
    [
      'but after it',
      [
        ['11-09 11:00', 'held'],
        ['11-12 09:30', 'resumed'],
      ],
      'running',
      150,
    ],
    [
      'while a resident’s word on hold leaves it there',
      [
        ['11-09 11:00', 'held'],
        ['11-09 12:00', 'heard'],
      ],
      'paused',
      120,
    ],
    ['and a word of a resident who was not asked changes nothing', [['11-09 12:00', 'heard']], 'late', 1020],
  ])('%s', (_case, after, state, usedMinutes) => {
    const { resolve } = clocks([...opened, ...after], '11-12 10:00')
    expect(resolve).toMatchObject({ state, usedMinutes, leftMinutes: 960 - usedMinutes })
    expect(resolve.dueAt === null).toBe(state === 'paused')
  })
})

describe('the clock of resolving', () => {
  const opened: Told = [['11-09 09:00', 'opened']]
  test.each<[string, Told, Clock['state'], string | null, number]>([
    ['met at the last minute', [['11-10 17:00', 'resolved']], 'met', '11-10 17:00', 960],
    ['missed after it', [['11-12 09:01', 'resolved']], 'missed', '11-12 09:01', 961],
    [
      'met while on hold',
      [
        ['11-09 10:00', 'held'],
        ['11-20 10:00', 'resolved'],
      ],
      'met',
      '11-20 10:00',
      60,
    ],
    ['off when closed unresolved', [['11-09 10:00', 'closed']], 'off', '11-09 10:00', 60],
    ['off when declined', [['11-09 10:00', 'declined']], 'off', '11-09 10:00', 60],
    [
      'kept when closed after it',
      [
        ['11-09 10:00', 'resolved'],
        ['11-23 10:00', 'closed'],
      ],
      'met',
      '11-09 10:00',
      60,
    ],
    [
      'not moved after its end',
      [
        ['11-09 10:00', 'resolved'],
        ['11-09 11:00', 'held'],
      ],
      'met',
      '11-09 10:00',
      60,
    ],
    [
      'begun anew by a reopening',
      [
        ['11-10 16:00', 'resolved'],
        ['11-19 16:00', 'reopened'],
      ],
      'running',
      null,
      120,
    ],
    [
      'begun anew without the old hold',
      [
        ['11-10 16:00', 'held'],
        ['11-12 16:00', 'closed'],
        ['11-19 16:00', 'reopened'],
      ],
      'running',
      null,
      120,
    ],
  ])('is %s', (_case, after, state, stopped, usedMinutes) => {
    const { resolve } = clocks([...opened, ...after], '11-20 10:00')
    expect(resolve).toMatchObject({ state, usedMinutes, stoppedAt: stopped && at(stopped) })
  })

  test('has a fresh target after a reopening', () => {
    const told: Told = [...opened, ['11-16 12:00', 'resolved'], ['11-17 10:00', 'reopened']]
    expect(clocks(told, '11-17 11:00').resolve).toEqual(running('11-19 10:00', 60, 900))
  })
  test('counts a minute that has begun', () => {
    const opening = { at: '2026-11-09T17:00:30.500Z', kind: 'opened' } as const
    const { answer } = clockOf([opening], held('11-09 10:02'))
    expect(answer).toMatchObject({ usedMinutes: 2, leftMinutes: 238, dueAt: '2026-11-09T21:00:30.500Z' })
  })
  test('is off while nothing has begun, and where nobody is ever there', () => {
    const off = { state: 'off', dueAt: null, stoppedAt: null, usedMinutes: 0 }
    expect(clocks([], '11-09 10:00').resolve).toEqual({ ...off, leftMinutes: 960 })
    expect(clocks([['11-09 10:00', 'answered']], '11-09 10:00').answer).toEqual({ ...off, leftMinutes: 240 })
    expect(clocks(opened, '11-20 10:00', { office: never }).resolve).toEqual({ ...off, leftMinutes: 960 })
  })
  test('runs at any hour around the clock, wherever the office is closed', () => {
    const urgent = { answerMinutes: 60, resolveMinutes: 1440, aroundTheClock: true }
    const told: Told = [['11-10 22:00', 'opened']]
    const expected = { ...running('11-11 22:00', 120, 1320) }
    for (const where of [office, never])
      expect(clocks(told, '11-11 00:00', { target: urgent, office: where }).resolve).toEqual(expected)
  })
  test('knows when it ran out however long ago that was', () => {
    const anHourAWeek: OfficeHours = { ...never, days: [{ from: '09:00', until: '10:00' }, ...never.days.slice(1)] }
    const long = { answerMinutes: 60, resolveMinutes: 120 * 60 }
    const told: Happening[] = [{ at: '2020-01-01T00:00:00.000Z', kind: 'opened' }]
    const { resolve } = clockOf(told, { target: long, office: anHourAWeek, now: at('11-20 10:00') })
    // The 120th Monday from January 6, 2020 on.
    expect(resolve).toMatchObject({ state: 'late', dueAt: '2022-04-18T17:00:00.000Z' })
  })
})
