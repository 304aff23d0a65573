import { describe, expect, test } from 'vitest'
import { alarmsDue, type Alarm, type Held } from './clock.ts'
import { at, clocks, held, never, type Told } from './testing/told.ts'

const words = ({ clock, alarm }: Alarm) => `${clock} ${alarm}`
const alarms = (told: Told, now: string, more: Partial<Held> = {}): string[] =>
  alarmsDue(clocks(told, now, more), held(now, more)).map(words)

describe('no escalation at midnight, weekend or holiday', () => {
  // Opened so that the answer is due Monday 14:00, a quarter of it from 13:00 on.
  const told: Told = [['11-09 10:00', 'opened']]
  test.each<[string, string, string[]]>([
    ['while there is time', '11-09 12:59', []],
    ['from the last quarter on', '11-09 13:00', ['answer soon']],
    ['to the minute it is due', '11-09 14:00', ['answer soon']],
    ['once it is late', '11-09 14:01', ['answer late']],
    ['a minute before closing', '11-09 16:59', ['answer late']],
    ['at closing', '11-09 17:00', []],
    ['at midnight', '11-10 00:00', []],
    ['before opening', '11-10 08:59', []],
    ['at the next opening', '11-10 09:00', ['answer late']],
    ['on a holiday', '11-11 10:00', []],
    ['after the holiday, of the other clock too', '11-12 09:00', ['answer late', 'resolve soon']],
    ['when both are late', '11-12 10:01', ['answer late', 'resolve late']],
    ['on a Saturday', '11-14 12:00', []],
    ['on a Sunday', '11-15 12:00', []],
    ['on Monday', '11-16 09:00', ['answer late', 'resolve late']],
  ])('%s', (_case, now, expected) => {
    expect(alarms(told, now)).toEqual(expected)
  })

  const urgent = { target: { answerMinutes: 60, resolveMinutes: 1440, aroundTheClock: true } }
  test('what fell due at midnight around the clock is told when somebody is there', () => {
    const opened: Told = [['11-13 23:00', 'opened']]
    expect(clocks(opened, '11-14 00:01', urgent).answer).toMatchObject({ state: 'late', dueAt: at('11-14 00:00') })
    expect(alarms(opened, '11-14 00:01', urgent)).toEqual([])
    expect(alarms(opened, '11-15 12:00', urgent)).toEqual([])
    expect(alarms(opened, '11-16 09:00', urgent)).toEqual(['answer late', 'resolve late'])
  })

  test.each<[string, Told]>([
    [
      'a clock that waits for the resident',
      [
        ['11-09 10:00', 'opened'],
        ['11-09 11:00', 'asked'],
      ],
    ],
    [
      'a clock on hold',
      [
        ['11-09 10:00', 'opened'],
        ['11-09 11:00', 'held'],
      ],
    ],
    [
      'a late clock that was put on hold',
      [
        ['11-02 10:00', 'opened'],
        ['11-09 11:00', 'held'],
      ],
    ],
    [
      'a resolved ticket',
      [
        ['11-02 10:00', 'opened'],
        ['11-09 11:00', 'resolved'],
      ],
    ],
  ])('none of %s', (_case, happened) => {
    expect(alarms(happened, '11-20 12:00')).toEqual([])
  })
  test('none in a building that is never open', () => {
    expect(alarms(told, '12-21 12:00', { office: never })).toEqual([])
    expect(alarms(told, '12-21 12:00', { office: never, ...urgent })).toEqual([])
  })
})
