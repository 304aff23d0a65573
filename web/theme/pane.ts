import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { cssVariables, themeFor, type BrandColours } from './theme.ts'

/** The theme as one scheme says it, for a part of a page that shows other colours than the page around it. */
export const paneVariables = (colours: BrandColours, scheme: 'light' | 'dark'): Record<string, string> => {
  const said = cssVariables(mergeMantineTheme(DEFAULT_THEME, themeFor(colours)))
  return { ...said.variables, ...said[scheme] }
}
