import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine } from '../../../../contract/clean.ts'
import {
  readDevices,
  readSpaces,
  readVehicles,
  writeCell,
  writeDevice,
  writeSpace,
  writeVehicle,
} from './belongings.ts'

test.each([
  ['P1-02', ['P1-02']],
  ['P1-02; P1-03', ['P1-02', 'P1-03']],
  ['P1-02, p1-02\nP1-03;', ['P1-02', 'P1-03']],
  ['Row A\\, left', ['Row A, left']],
  ['none', []],
  ['n/a', []],
])('the stalls %j', (cell, labels) => expect(readSpaces(cell)).toEqual({ read: labels, unread: [] }))

describe('vehicles', () => {
  const car = { plate: 'AB123C', province: 'BC', make: 'Honda', model: 'Civic', colour: 'blue' }
  test.each([
    ['ab1 23c|BC|Honda|Civic|blue', [car]],
    ['AB123C', [{ ...car, province: null, make: null, model: null, colour: null }]],
    ['AB123C|BC||Civic', [{ ...car, make: null, colour: null }]],
    ['AB123C|BC|Honda|Civic|blue; AB 123 C', [car]],
  ])('%j', (cell, read) => expect(readVehicles(cell)).toEqual({ read, unread: [] }))
  test('what has no plate is told, and kept', () =>
    expect(readVehicles('two bikes in the locker; AB123C; A|B|C|D|E|F')).toMatchObject({
      read: [{ plate: 'AB123C' }],
      unread: ['two bikes in the locker', 'A|B|C|D|E|F'],
    }))
})

test('fobs, and keys by their kind', () =>
  expect(readDevices('4711; Key: K-12, REMOTE:9; fob:key:1').read).toEqual([
    { kind: 'fob', serial: '4711' },
    { kind: 'key', serial: 'K-12' },
    { kind: 'remote', serial: '9' },
    { kind: 'fob', serial: 'key:1' },
  ]))

/** Texts as somebody who means harm, or a spreadsheet, would write them; cleaned as the product keeps them. */
const hostile = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.string({ unit: fc.constantFrom(';', '|', ',', '\\', ':', '=', "'", '"', ' ', 'a', '1', 'key'), maxLength: 8 }),
      fc.constantFrom('none', '=1+1', '\\;', 'key:1', "'@x", '|', ';'),
    )
    .map((text) => cleanLine(text.isWellFormed() ? text : ''))
    .filter((text) => text.length > 0 && text.length <= most)
const alone = /^(?:none|nil|no|n\/?a|[-–—]+)$/i

test('whatever is written reads back as it was', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(hostile(30), { minLength: 1, maxLength: 4, selector: (s) => s.toLowerCase() }),
      (labels) => {
        const cell = writeCell(labels.map((label) => writeSpace({ label })))
        fc.pre(!alone.test(cell))
        expect(readSpaces(cell)).toEqual({ read: labels, unread: [] })
      },
    ),
  )
  const part = fc.option(hostile(50), { nil: null })
  const vehicle = fc.record({ province: part, make: part, model: part, colour: part })
  fc.assert(
    fc.property(fc.array(vehicle, { minLength: 1, maxLength: 3 }), (parts) => {
      const vehicles = parts.map((one, i) => ({ plate: `AB${i}-1`, ...one }))
      expect(readVehicles(writeCell(vehicles.map(writeVehicle)))).toEqual({ read: vehicles, unread: [] })
    }),
  )
  const device = fc.record({ kind: fc.constantFrom('fob', 'key', 'remote', 'card'), serial: hostile(30) })
  fc.assert(
    fc.property(device, fc.constantFrom('fob', 'key'), (one, kind) => {
      const devices = [one, { kind, serial: 'B-1' } as const]
      fc.pre(one.serial.toLowerCase() !== 'b-1')
      expect(readDevices(writeCell(devices.map(writeDevice)))).toEqual({ read: devices, unread: [] })
    }),
  )
})
