import { describe, expect, test } from 'vitest'
import { UseDay, UseMoment } from '../fields.ts'

describe('the time at which something is used', () => {
  test.each([
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['1899-12-31', false],
    ['2200-01-01', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
  ])('on %s can be: %j', (day, isTime) => {
    expect(UseDay.safeParse(day).success).toBe(isTime)
    expect(UseMoment.safeParse(`${day}T23:59:59.999Z`).success).toBe(isTime)
  })
})
