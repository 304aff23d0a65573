import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, seenRatio } from '../../contract/branding.ts'
import { cssVariables, themeFor } from './theme.ts'
import { ground, surface } from './tokens.ts'

type Said = Record<string, string>
type Scheme = 'light' | 'dark'
const colours = ['brand', 'accent', 'red', 'orange', 'green', 'gray']

const themeOf = (primary: string, secondary: string) =>
  mergeMantineTheme(DEFAULT_THEME, themeFor({ primary, secondary }))

/** Each text with the ground it stands on, by what the theme says. */
const pairsOf = (scheme: Scheme, said: Said) => {
  const at = (name: string) => said[name] ?? ''
  const tinted = colours.flatMap((name) => {
    const text = at(`--mantine-color-${name}-light-color`)
    return ['light', 'light-hover'].map((behind) => [text, at(`--mantine-color-${name}-${behind}`)])
  })
  const inColour = colours.flatMap((name) => [
    at(`--mantine-color-${name}-text`),
    at(`--mantine-color-${name}-outline`),
  ])
  const plain = [at('--link'), at('--mantine-color-dimmed'), at('--mantine-color-error'), at('--mantine-color-text')]
  const onGround = [...inColour, ...plain].flatMap((text) =>
    [ground[scheme], surface[scheme]].map((behind) => [text, behind]),
  )
  const waiting = [at('--mantine-color-disabled-color'), at('--mantine-color-disabled')]
  return [...tinted, ...onGround, waiting].map(([text = '', behind = '']) => ({ scheme, text, behind }))
}

/** Text on the building's colours and on their hover, as buttons carry it. */
const onColour = (said: Said) =>
  ['primary', 'secondary'].flatMap((name) =>
    [
      ['text', ''],
      ['hover-text', '-hover'],
    ].map(([text, behind]) => ({
      text: said[`--brand-${name}-${text}`] ?? '',
      behind: said[`--brand-${name}${behind}`] ?? '',
    })),
  )

const unreadable = (primary: string, secondary: string) => {
  const { variables, light, dark } = cssVariables(themeOf(primary, secondary))
  const pairs = [...pairsOf('light', light), ...pairsOf('dark', dark), ...onColour(variables)]
  expect(pairs).toHaveLength(2 * (12 + 32 + 1) + 4)
  return pairs.filter(({ text, behind }) => !(contrast(text, behind) >= 4.5))
}

/** Yellow, white, black, the greys where black and white text change over, and neon. */
const hostile = ['#ffff00', '#ffffff', '#000000', '#808080', '#767676', '#757575', '#39ff14', '#ff00ff', '#00ffff']

test.each(['#1e40af', '#dbeafe', '#ff4d4d', '#ff6600', ...hostile])(
  'every text in a colour reads on its ground under the brand %s, and so does the ring around what has the focus',
  (colour) => {
    expect(unreadable(colour, '#dbeafe')).toEqual([])
    expect(unreadable('#1e40af', colour)).toEqual([])
  },
)

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** What must stand out from the page by 3 to 1: shapes in the building's colours, and the edges of fields. */
const unseen = (primary: string, secondary: string) => {
  const { light, dark } = cssVariables(themeOf(primary, secondary)) as { light: Said; dark: Said }
  const shapes = ['--primary-edge', '--secondary-edge', '--field-edge']
  const pairs = (['light', 'dark'] as const).flatMap((scheme) => {
    const said = scheme === 'light' ? light : dark
    const onPage = shapes.flatMap((name) => [ground, surface].map((behind) => [said[name], behind[scheme]]))
    return [...onPage, [said['--control-text'], said['--primary-edge']]]
  })
  expect(pairs).toHaveLength(2 * (6 + 1))
  return pairs.filter(([shape = '', behind = '']) => !(contrast(shape, behind) >= seenRatio))
}

test.each(['#1e40af', '#dbeafe', ...hostile])(
  'what is ticked, switched or filled is seen under the brand %s',
  (one) => {
    expect(unseen(one, '#dbeafe')).toEqual([])
    expect(unseen('#1e40af', one)).toEqual([])
  },
)

test('and so it does under whatever colours a building picks', () => {
  fc.assert(
    fc.property(
      colour,
      colour,
      (primary, secondary) => unreadable(primary, secondary).length + unseen(primary, secondary).length === 0,
    ),
  )
})

const filled = (primary: string) => {
  const theme = themeOf(primary, '#dbeafe')
  return theme.variantColorResolver({ color: 'brand', theme, variant: 'filled' })
}

test('a filled button is written in the colour chosen for it, at rest and under the pointer', () => {
  expect(filled('#ffff00')).toMatchObject({
    background: 'var(--brand-primary)',
    hover: 'var(--brand-primary-hover)',
    color: 'var(--brand-primary-text)',
    hoverColor: 'var(--brand-primary-hover-text)',
    border: '1px solid var(--primary-edge)',
  })
})

test('the building’s variants are those of the specification, and buttons hover in theirs', () => {
  const { variables, light } = cssVariables(themeOf('#14f028', '#dbeafe')) as { variables: Said; light: Said }
  expect(variables).toMatchObject({
    '--brand-primary': '#14f028',
    '--brand-primary-hover': '#00dc14',
    '--brand-primary-light': '#3cff50',
    '--brand-primary-dark': '#00c800',
    '--brand-secondary-hover': '#c7d6ea',
  })
  expect(light['--mantine-color-brand-filled-hover']).toBe('#00dc14')
})

test('a disabled button has a shape of its own on a card', () => {
  const { light, dark } = cssVariables(themeOf('#1e40af', '#dbeafe')) as { light: Said; dark: Said }
  expect(light['--mantine-color-disabled']).not.toBe(surface.light)
  expect(dark['--mantine-color-disabled']).not.toBe(surface.dark)
})

test('other parts of the library choose black or white by a threshold at which both can be read', () => {
  const { black, white, luminanceThreshold } = themeOf('#1e40af', '#dbeafe')
  expect([black, white]).toEqual(['#000000', '#ffffff'])
  expect((luminanceThreshold + 0.05) / 0.05).toBeGreaterThanOrEqual(4.5)
  expect(1.05 / (luminanceThreshold + 0.05)).toBeGreaterThanOrEqual(4.5)
})
