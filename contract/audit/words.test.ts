import { describe, expect, test } from 'vitest'
import { doerWords, valueWords } from './change-words.ts'
import { changeLines, changeWords, kindWords } from './words.ts'
import { Subject } from '../audit.ts'

const zone = 'America/Vancouver'
const held = (field: string, before: unknown, after: unknown) => ({ field, before, after })

test.each([
  ['unit', 'created', 'Unit added'],
  ['unit', 'vehicle added', 'Vehicle added'],
  ['unit', 'alteration removed', 'Alteration removed'],
  ['unit', 'owner changed', 'Owner changed'],
  ['unit', 'device ended', 'Fob or key ended'],
  ['unit', 'sold', 'Sold'],
  ['person', 'sharing changed', 'Neighbour visibility changed'],
  ['person', 'something new', 'Something new'],
  ['notice', 'created', 'Written'],
  ['notice', 'withdrawn', 'Withdrawn'],
  ['accessRequest', 'approved', 'Approved'],
  ['membership', 'ended', 'Access ended'],
] as const)('of a %s %s reads %s', (subject, action, words) => expect(changeWords(subject, action)).toBe(words))

describe('what a change changed', () => {
  test('reads with what it held, and ids not at all', () =>
    expect(
      changeLines(
        'unit',
        [
          held('floor', '6', '7'),
          held('leaseEndsOn', null, '2027-06-30'),
          held('isPrimary', false, true),
          held('plate', 'ER647W', null),
          held('personId', null, 'x'),
          held('keeper', null, '01990000-0000-7000-8000-000000000000'),
          held('email', undefined, undefined),
          held('unheardOf', null, 3),
          held('costCents', 43_307, 0),
        ],
        zone,
      ),
    ).toEqual([
      'floor: 7, was 6',
      'lease ends: Jun 30, 2027',
      'main contact: yes, was no',
      'plate: nothing, was ER647W',
      'email',
      'unheard of: 3',
      'cost cents: $0.00, was $433.07',
    ]))

  test('leaves out what somebody came without, and what the action says', () =>
    expect(
      changeLines(
        'person',
        [
          held('firstName', null, 'Hana'),
          held('mobile', null, null),
          held('files', null, []),
          held('isProtected', false, true),
        ],
        zone,
      ),
    ).toEqual(['first name: Hana']))

  test('of a notice names the text alone, says choices as the screens do, and moments by the building’s clocks', () =>
    expect(
      changeLines(
        'notice',
        [
          held('content', '<p>Old</p>', '<p>New</p>'),
          held('audience', 'all', 'specific_units'),
          held('pinnedUntil', null, '2026-11-23T20:05:00.000Z'),
          held('attachments', [], ['plan.pdf', 'list.pdf']),
          held('version', 1, 2),
        ],
        zone,
      ),
    ).toEqual([
      'text',
      'audience: Specific Units, was All Residents',
      'pinned until: Nov 23, 2026, 1:05 p.m.',
      'files: plan.pdf, list.pdf',
    ]))

  test('of a building’s settings calls them as the screen does', () =>
    expect(
      changeLines(
        'building',
        [
          held('city', 'Vancouver', 'Burnaby'),
          held('council:notices', true, false),
          held('forum', false, true),
          held('monday', null, '09:00–17:00'),
          held('tuesday', '09:00–17:00', null),
          held('province', 'BC', 'AB'),
          held('timeZone', 'America/Vancouver', 'America/Regina'),
          held('fiscalYearEnd', 'December 31', 'June 30'),
        ],
        zone,
      ),
    ).toEqual([
      'city: Burnaby, was Vancouver',
      'council manages notices: no, was yes',
      'community forum: on, was off',
      'office hours on Monday: 09:00–17:00',
      'office hours on Tuesday: nothing, was 09:00–17:00',
      'province or territory: Alberta, was British Columbia',
      'time zone: Saskatchewan (Regina), was Pacific (Vancouver)',
      'fiscal year ends on: June 30, was December 31',
    ]))

  test('of what has no words names the field', () =>
    expect(
      changeLines('building', [held('contacts', [{ name: 'A' }], [{ name: 'B' }]), held('odd', { a: 1 }, null)], zone),
    ).toEqual(['important contacts', 'odd']))
})

test.each([
  ['system', 'Parapet'],
  ['units.carryOutMoves', 'Parapet'],
  ['roster import', 'Roster import'],
  ['resident', 'A resident'],
  ['complainant', 'The person who reported it'],
  ['Carla Council', 'Carla Council'],
])('%s did it: %s', (by, words) => expect(doerWords(by)).toBe(words))

test.each([
  [null, ''],
  [false, 'no'],
  [0, '0'],
  ['2026-11-20', 'Nov 20, 2026'],
  [{ a: 1 }, ''],
  ['2026-11-20T20:05:00.000Z', 'Nov 20, 2026, 2:05 p.m.'],
  // What somebody typed may look like a day or a moment and be none.
  ['2026-02-30', '2026-02-30'],
  ['2026-11-20T25:00:00.000Z', '2026-11-20T25:00:00.000Z'],
  ['2026-11-20T1:2.3Z', '2026-11-20T1:2.3Z'],
])('the value %j reads %j', (value, words) => expect(valueWords(value, 'America/Regina')).toBe(words))

test.each(Subject.options)('%s has a name of its own', (subject) => expect(kindWords(subject).one).toMatch(/^[A-Z]/))
