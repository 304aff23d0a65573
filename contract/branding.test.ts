import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandTitle, contrast, defaultBranding, readableOn, textOn, variantsOf } from './branding.ts'

test.each([
  ['#1e40af', '#0a2c9b', '#4668d7', '#001887'],
  ['#dbeafe', '#c7d6ea', '#ffffff', '#b3c2d6'],
  ['#000000', '#000000', '#282828', '#000000'],
  ['#FFFFFF', '#ebebeb', '#ffffff', '#d7d7d7'],
  ['#14f028', '#00dc14', '#3cff50', '#00c800'],
])('%s hovers as %s, lightens to %s and darkens to %s', (base, hover, light, dark) => {
  expect(variantsOf(base)).toEqual({ base, hover, light, dark })
})

test('the defaults are those of the specification', () => {
  expect(defaultBranding).toEqual({
    primaryColor: '#1e40af',
    secondaryColor: '#dbeafe',
    title: 'Strata Management Platform',
  })
  expect(brandTitle(null)).toBe('Strata Management Platform')
  expect(brandTitle('Harbour View')).toBe('Harbour View | Parapet')
})

test.each([
  ['#1e40af', '#ffffff'],
  ['#dbeafe', '#000000'],
  ['#ffff00', '#000000'],
  ['#000000', '#ffffff'],
])('text on %s is %s', (colour, text) => {
  expect(textOn(colour)).toBe(text)
})

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text can be read on and in whatever colour a building picks', () => {
  fc.assert(
    fc.property(colour, colour, (picked, background) => {
      expect(contrast(textOn(picked), picked)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(readableOn(picked, background), background)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour that reads already stays as it is', () => {
  expect(readableOn('#1e40af', '#ffffff')).toBe('#1e40af')
})
