import { expect, test } from 'vitest'
import { canDo, kindsOfEvidence, requireEvidence, requireNoticeTime, requireStep, seenAtOf, towWaits } from './rules.ts'

const day = (date: number, hour = 12) => `2026-11-${String(date).padStart(2, '0')}T${hour}:00:00.000Z`
const at = (now: string) => ({ now, waitHours: 24, zone: 'America/Vancouver' })
const warned = { stage: 'warning', isOpen: true, noticeAt: null } as const
const noticed = { stage: 'notice', isOpen: true, noticeAt: day(10) } as const
const towed = { ...noticed, stage: 'tow_requested' } as const

test('a tow waits for a notice, and then for the hours that the building set', () => {
  expect(canDo(warned, at(day(12)))).toEqual(['notice', 'close'])
  expect(towWaits(warned, at(day(12)))).toContain('after a notice')
  expect(towWaits(noticed, at(day(10, 13)))).toBe('A tow can be requested from Nov 11, 2026, 5:00 a.m.')
  expect(canDo(noticed, at(day(11)))).toEqual(['tow', 'close'])
  expect(canDo(towed, at(day(12)))).toEqual(['close'])
  expect(canDo({ ...warned, isOpen: false }, at(day(12)))).toEqual([])
  expect(towWaits(towed, at(day(12)))).toBeNull()
})

test('a step that is not open is refused with the reason', () => {
  expect(() => requireStep('notice', warned, at(day(12)))).not.toThrow()
  expect(() => requireStep('tow', warned, at(day(12)))).toThrow('after a notice')
  expect(() => requireStep('tow', noticed, at(day(10, 13)))).toThrow('from Nov 11')
  expect(() => requireStep('tow', towed, at(day(12)))).toThrow('already been requested')
  expect(() => requireStep('notice', noticed, at(day(12)))).toThrow('already been recorded')
  expect(() => requireStep('close', { ...warned, isOpen: false }, at(day(12)))).toThrow('closed')
})

test('what was seen may come late, but not from long ago', () => {
  expect(seenAtOf(null, day(12))).toBe(day(12))
  expect(seenAtOf(day(13), day(12))).toBe(day(12))
  expect(seenAtOf(day(11), day(12))).toBe(day(11))
  expect(() => seenAtOf(day(4), day(12))).toThrow('too long ago')
  expect(() => requireNoticeTime(day(12), day(11), day(12))).not.toThrow()
  expect(() => requireNoticeTime(day(13), day(11), day(12))).toThrow('in the future')
  expect(() => requireNoticeTime(day(10), day(11), day(12))).toThrow('before the vehicle was seen')
})

test('a tow rests on photos of the sign and of the notice', () => {
  expect(() => requireEvidence(['photo', 'notice'], 0)).toThrow('Add a photo of the sign.')
  expect(() => requireEvidence([], 1)).toThrow('the sign and one of the notice')
  expect(() => requireEvidence(['notice'], 1)).not.toThrow()
  expect(() => requireEvidence(['notice', 'sign'], 0)).not.toThrow()
  expect(kindsOfEvidence(['notice'], 2)).toEqual(['sign', 'photo'])
  expect(kindsOfEvidence([], 2)).toEqual(['sign', 'notice'])
})
