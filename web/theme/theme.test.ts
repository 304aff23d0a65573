import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { contrast } from '../../contract/branding.ts'
import { cssVariables, themeFor } from './theme.ts'
import { ground, surface } from './tokens.ts'

const brands = ['#1e40af', '#ffff00', '#ffffff', '#000000', '#808080', '#dbeafe', '#ff4d4d']
const colours = ['brand', 'red', 'orange', 'green', 'gray']

/** Each text with the ground it stands on, by what the theme says. */
const pairsOf = (scheme: 'light' | 'dark', variables: ReturnType<typeof cssVariables>) => {
  const said: Record<string, string> = variables[scheme]
  const at = (name: string) => said[name] ?? ''
  const tinted = colours.map((name) => [at(`--mantine-color-${name}-light-color`), at(`--mantine-color-${name}-light`)])
  const plain = ['--link', '--mantine-color-dimmed', '--mantine-color-error'].flatMap((text) =>
    [ground[scheme], surface[scheme]].map((behind) => [at(text), behind]),
  )
  return [...tinted, ...plain].map(([text = '', behind = '']) => ({ scheme, text, behind }))
}

test.each(brands)('every text in a colour reads on its ground under the brand %s', (primary) => {
  const variables = cssVariables(mergeMantineTheme(DEFAULT_THEME, themeFor({ primary, secondary: '#dbeafe' })))
  const pairs = [...pairsOf('light', variables), ...pairsOf('dark', variables)]
  expect(pairs).toHaveLength(22)
  expect(pairs.filter(({ text, behind }) => contrast(text, behind) < 4.5)).toEqual([])
  const fixed: Record<string, string> = variables.variables
  expect(contrast(fixed['--brand-primary-text'] ?? '', primary)).toBeGreaterThanOrEqual(4.5)
})
