import { contrast, readableOn, seenOn, textOn } from '../../../../contract/branding.ts'
import { ground, surface } from '../../../theme/tokens.ts'

/** What becomes of a colour in both themes, in sentences. */

const hueNames: readonly (readonly [below: number, name: string])[] = [
  [14, 'red'],
  [44, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [361, 'red'],
]

/** The colour's everyday name. */
export const colourName = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [range, lightness] = [most - least, (most + least) / 2]
  if (lightness > 0.96) return 'white'
  if (lightness < 0.07) return 'black'
  if (range < 0.09) return 'grey'
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  const hue = hueNames.find(([below]) => sixth * 60 < below)?.[1] ?? 'red'
  return hue === 'orange' && lightness < 0.35 ? 'brown' : hue
}

/** Rounded down, so that nothing seems to reach what it does not. */
const ratio = (one: string, other: string): string => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`

const schemes = ['light', 'dark'] as const
const groundsOf = (scheme: (typeof schemes)[number]) => [ground[scheme], surface[scheme]]
/** The ground of a scheme on which a colour stands out least. */
const hardest = (colour: string, scheme: (typeof schemes)[number]): string =>
  groundsOf(scheme).toSorted((a, b) => contrast(colour, a) - contrast(colour, b))[0] ?? ground[scheme]

const textFact = (colour: string): string => {
  const text = textOn(colour)
  return `Text on this ${colourName(colour)} is ${text === '#000000' ? 'black' : 'white'}, ${ratio(text, colour)}.`
}

const moved = { light: 'darkened', dark: 'lightened' } as const
const linkFact = (colour: string, scheme: (typeof schemes)[number]): string => {
  const link = groundsOf(scheme).reduce(readableOn, colour)
  const how = link === colour.toLowerCase() ? 'use it unchanged' : `are ${moved[scheme]} for legibility`
  return `In the ${scheme} theme, links ${how}, ${ratio(link, hardest(link, scheme))}.`
}

/** Where filled buttons would melt into the page, they get an edge, and ticks are moved as far. */
const edgeFact = (colour: string): string => {
  const edged = schemes.filter((scheme) => groundsOf(scheme).reduce(seenOn, colour) !== colour.toLowerCase())
  if (edged.length === 0) return 'Buttons and checked boxes stand out in both themes.'
  const [scheme = 'light'] = edged
  const edge = groundsOf(scheme).reduce(seenOn, colour)
  const where = edged.length === 2 ? 'both themes' : `the ${scheme} theme`
  return `In ${where}, buttons get a visible border, ${ratio(edge, hardest(edge, scheme))}.`
}

/** The primary colour writes links and fills buttons. */
export const primaryFacts = (colour: string): string[] => [
  textFact(colour),
  ...schemes.map((scheme) => linkFact(colour, scheme)),
  edgeFact(colour),
]

/** The second one is only ever behind text. */
export const secondaryFacts = (colour: string): string[] => [textFact(colour)]
