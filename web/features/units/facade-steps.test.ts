import { expect, test } from 'vitest'
import { stepTo } from './facade-steps.ts'

const floors = [['PH1'], ['201', '202', '203'], ['101', '102']]

test.each([
  ['201', 'ArrowRight', '202'],
  ['203', 'ArrowRight', null],
  ['202', 'ArrowLeft', '201'],
  ['201', 'ArrowLeft', null],
  ['203', 'ArrowDown', '102'],
  ['203', 'ArrowUp', 'PH1'],
  ['PH1', 'ArrowUp', null],
  ['102', 'ArrowDown', null],
  ['202', 'Home', '201'],
  ['202', 'End', '203'],
  ['202', 'Enter', null],
  ['999', 'ArrowRight', null],
])('from %s %s leads to %s', (from, key, to) => expect(stepTo(floors, from, key)).toBe(to))
