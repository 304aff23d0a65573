/** The one place where colours, sizes and the font are written down. Everything else names a token. */

export const white = '#ffffff'
/** Text on bright colours; everything else is written in ink. */
export const black = '#000000'
/** Warm near-black: text on light grounds. */
export const ink = '#1c2430'
/** The ground of the page, by scheme. */
export const ground = { light: '#f7f8fa', dark: '#14181f' } as const
/** Cards and bars that lie on the ground. */
export const surface = { light: white, dark: '#1c222c' } as const
export const border = { light: '#dfe3e9', dark: '#343c49' } as const
/** The edge of what is filled in or switched: seen on ground and surface alike. */
export const edge = { light: '#7c8696', dark: '#7b8696' } as const
/** Secondary text: reads on ground and surface alike. */
export const quiet = { light: '#4d5766', dark: '#b3bcc9' } as const

/** Errors in text, by scheme. */
export const danger = { light: '#b3261e', dark: '#ff9c94' } as const

export const family =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

type Scale = readonly [string, string, string, string, string, string, string, string, string, string]

export const grays: Scale = [
  '#f7f8fa',
  '#eef0f4',
  '#dfe3e9',
  '#c8ced8',
  '#a3acba',
  '#7c8696',
  '#5f6979',
  '#4d5766',
  '#343c49',
  ink,
]
export const darks: Scale = [
  '#e3e8ef',
  '#b3bcc9',
  '#98a2b1',
  '#6b7686',
  '#434c5a',
  '#343c49',
  '#1c222c',
  '#181d25',
  '#14181f',
  '#0e1116',
]

/** The least size of what a finger touches. */
export const touchTarget = '44px'
export const barHeight = '64px'
export const contentWidth = 1200
