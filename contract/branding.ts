/** A building's colours and what follows from them (specification, section 4). Colours are `#rrggbb`. */

export const defaultBranding = {
  primaryColor: '#1e40af',
  secondaryColor: '#dbeafe',
  title: 'Strata Management Platform',
} as const
export const productName = 'Parapet'

const hoverShift = -20
const lightShift = 40
const darkShift = -40

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour with every channel moved by as much, kept within 0 to 255. */
const shift = (colour: string, by: number): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.min(255, Math.max(0, channel + by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export interface ColourVariants {
  base: string
  hover: string
  light: string
  dark: string
}

export const variantsOf = (colour: string): ColourVariants => ({
  base: colour,
  hover: shift(colour, hoverShift),
  light: shift(colour, lightShift),
  dark: shift(colour, darkShift),
})

/** WCAG 2.2, relative luminance. */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio: 1 for equal colours, 21 for black on white. */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** What texts, and what shapes that say something, must reach against what is behind them (WCAG 2.2, 1.4.3 and 1.4.11). */
const readableRatio = 4.5
export const seenRatio = 3

/** Black or white, whichever stands out more: at least 4.58 to 1 on any colour. */
export const textOn = (colour: string): '#ffffff' | '#000000' =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000'

const movedOn = (colour: string, background: string, least: number): string => {
  const step = textOn(background) === '#ffffff' ? 8 : -8
  let moved = colour
  while (contrast(moved, background) < least) moved = shift(moved, step)
  return moved
}

/** The colour as text on a background: moved towards black or white until it reads at 4.5 to 1. */
export const readableOn = (colour: string, background: string): string => movedOn(colour, background, readableRatio)

/** The colour as a shape on a background, such as a box that is ticked: moved until it stands out at 3 to 1. */
export const seenOn = (colour: string, background: string): string => movedOn(colour, background, seenRatio)

/** A building's page title: its name, then the product's; without a building the default title. */
export const brandTitle = (buildingName: string | null): string =>
  buildingName === null ? defaultBranding.title : `${buildingName} | ${productName}`
