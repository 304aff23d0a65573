import {
  createTheme,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type ButtonProps,
  type CSSVariablesResolver,
  type MantineTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { defaultBranding, readableOn, seenOn, textOn, variantsOf } from '../../contract/branding.ts'
import { mix } from './mix.ts'
import {
  barHeight,
  black,
  border,
  contentWidth,
  danger,
  darks,
  edge,
  family,
  grays,
  ground,
  ink,
  quiet,
  surface,
  touchTarget,
  white,
} from './tokens.ts'

/** The library's theme made from the tokens and a building's colours. Rebuilt when the building changes. */

/** Ten shades from a tint to a deep tone; the colour itself stands at 6. */
const shadesOf = (colour: string): MantineColorsTuple => [
  mix(colour, white, 0.93),
  mix(colour, white, 0.86),
  mix(colour, white, 0.72),
  mix(colour, white, 0.55),
  mix(colour, white, 0.36),
  mix(colour, white, 0.18),
  colour,
  mix(colour, ink, 0.2),
  mix(colour, ink, 0.38),
  mix(colour, ink, 0.55),
]

export interface BrandColours {
  primary: string
  secondary: string
}

export const usualColours: BrandColours = {
  primary: defaultBranding.primaryColor,
  secondary: defaultBranding.secondaryColor,
}

/** The luminance under which white text has the better contrast; with pure black above it, either reaches 4.5:1. */
const whiteTextBelow = 0.18

const ofBuilding: Readonly<Record<string, string>> = { brand: 'primary', accent: 'secondary' }

/** Filled parts in a building's colour: text is chosen for it, and again for its hover; an edge shows them on any ground. */
const variantColours: VariantColorsResolver = (input) => {
  // The library's own red would take black words.
  const isDanger = input.variant === 'filled' && input.color === 'red'
  const usual = defaultVariantColorsResolver(isDanger ? { ...input, color: 'red.9' } : input)
  const name = input.variant === 'filled' ? ofBuilding[input.color ?? input.theme.primaryColor] : undefined
  if (!name) return usual
  return {
    ...usual,
    background: `var(--brand-${name})`,
    hover: `var(--brand-${name}-hover)`,
    color: `var(--brand-${name}-text)`,
    hoverColor: `var(--brand-${name}-hover-text)`,
    border: `1px solid var(--${name}-edge)`,
  }
}

export const themeFor = ({ primary, secondary }: BrandColours) =>
  createTheme({
    white,
    black,
    colors: { brand: shadesOf(primary), accent: shadesOf(secondary), gray: grays, dark: darks },
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 6 },
    autoContrast: true,
    luminanceThreshold: whiteTextBelow,
    variantColorResolver: variantColours,
    fontFamily: family,
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
    headings: { fontFamily: family, fontWeight: '650', textWrap: 'balance' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    other: { primary, secondary },
    components,
  })

/** A small sign within a field, which a finger has to hit by itself. */
const fingerWide = { minHeight: 'var(--finger)', minWidth: 'var(--finger)' }
/** Smaller where a mouse points, as high as a finger needs on a phone. */
const forFingers = { root: { minHeight: 'var(--finger)' } }

const ticked = { defaultProps: { iconColor: 'var(--control-text)' } }
const controlHeight = { styles: { input: { minHeight: touchTarget } } }
const components = {
  Button: {
    // Named, since without a variant the library leaves the colours of buttons to its own style sheet.
    defaultProps: { size: 'md', variant: 'filled' },
    vars: (_: MantineTheme, { size }: ButtonProps) => ({
      root: size === 'md' ? { '--button-height': touchTarget } : {},
    }),
    styles: forFingers,
  },
  Container: { defaultProps: { size: contentWidth } },
  ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
  TextInput: controlHeight,
  PasswordInput: {
    styles: { input: { minHeight: touchTarget }, innerInput: { minHeight: '42px' }, visibilityToggle: fingerWide },
  },
  Select: controlHeight,
  NativeSelect: controlHeight,
  NumberInput: controlHeight,
  // As high as the field, it would hide the edges, and as wide as a finger it would push the arrow over them.
  InputClearButton: {
    defaultProps: {
      style: { background: 'none', pointerEvents: 'all', marginInlineStart: 'calc(var(--finger) * -0.3)' },
    },
    styles: { root: fingerWide },
  },
  MultiSelect: controlHeight,
  Checkbox: ticked,
  Radio: ticked,
  Card: { defaultProps: { withBorder: true, padding: 'lg', radius: 'lg' } },
  // A state is never cut short by the column it stands in.
  Badge: {
    defaultProps: { variant: 'light', tt: 'none', fw: 600, radius: 'sm' },
    styles: { root: { flexShrink: 0, minWidth: 'max-content' } },
  },
  Chip: { vars: () => ({ root: { '--chip-size': 'max(2rem, var(--finger))' } }) },
  Tabs: { styles: { tab: { minHeight: 'var(--finger)' } } },
  SegmentedControl: { styles: { label: { alignContent: 'center', minHeight: 'var(--finger)' } } },
  Accordion: { styles: { item: { backgroundColor: 'var(--surface)', borderColor: 'var(--line)' } } },
  Anchor: { defaultProps: { underline: 'always' } },
  // The header of a drawer or dialog would count as a second banner of the page.
  Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  // The element that takes the first focus may not stand among a menu's items.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false }, styles: { item: { minHeight: 'var(--finger)' } } },
  Modal: {
    defaultProps: {
      centered: true,
      overlayProps: { backgroundOpacity: 0.5 },
      // The library gives its cross no name.
      closeButtonProps: { 'aria-label': 'Close', size: 44, iconSize: 22 },
      attributes: { header: { role: 'presentation' } },
    },
  },
  Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: false } } },
  Loader: { defaultProps: { color: 'var(--link)' } },
  Skeleton: { defaultProps: { radius: 'md' } },
}

/** Plain text, and what stands out: headings in bold, words on plain buttons. */
const inks = { light: { text: ink, strong: ink }, dark: { text: darks[0], strong: white } } as const
const named = ['brand', 'accent', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'grape', 'gray'] as const
const tint = { light: 0.88, dark: 0.8 }

/** Texts in a colour and tinted grounds, by contrast: the library's own choices fall under 4.5:1. */
const readableVariables = (colour: string, name: string, scheme: 'light' | 'dark'): Record<string, string> => {
  const base = scheme === 'light' ? white : surface.dark
  const tinted = mix(colour, base, tint[scheme])
  const hovered = mix(colour, base, tint[scheme] - 0.06)
  // Reads on each ground on which it may stand: moving on for one never takes it back below for another.
  const text = [tinted, hovered, ground[scheme], surface[scheme]].reduce(readableOn, colour)
  const at = `--mantine-color-${name}`
  return {
    [`${at}-light`]: tinted,
    [`${at}-light-hover`]: hovered,
    [`${at}-light-color`]: text,
    [`${at}-outline`]: text,
    [`${at}-outline-hover`]: tinted,
    [`${at}-text`]: text,
  }
}

/** The building's colours where they must stand out from the page: edges of what is filled, and what is ticked. */
const seenVariables = ({ primary, secondary }: BrandColours, scheme: 'light' | 'dark'): Record<string, string> => {
  const seen = (colour: string) => [ground[scheme], surface[scheme]].reduce(seenOn, colour)
  const control = seen(primary)
  return {
    '--primary-edge': control,
    '--secondary-edge': seen(secondary),
    '--control-text': textOn(control),
    // What is ticked, switched or filled up takes the building's colour as far as it stands out.
    '--mantine-color-brand-filled': control,
    '--field-edge': edge[scheme],
  }
}

/** The colours of the building with their variants, for our own parts. */
const brandVariables = (name: string, colour: string): Record<string, string> => {
  const { base, hover, light, dark } = variantsOf(colour)
  return {
    [`--brand-${name}`]: base,
    [`--brand-${name}-hover`]: hover,
    [`--brand-${name}-light`]: light,
    [`--brand-${name}-dark`]: dark,
    [`--brand-${name}-text`]: textOn(base),
    [`--brand-${name}-hover-text`]: textOn(hover),
  }
}

export const cssVariables: CSSVariablesResolver = (theme) => {
  const usual = defaultCssVariablesResolver(theme)
  const { primary, secondary } = theme.other as BrandColours
  const forScheme = (scheme: 'light' | 'dark') => {
    const coloured = named.flatMap((name) =>
      Object.entries(readableVariables(theme.colors[name]?.[scheme === 'light' ? 7 : 5] ?? ink, name, scheme)),
    )
    const link = [ground[scheme], surface[scheme]].reduce(readableOn, primary)
    return {
      ...usual[scheme],
      ...Object.fromEntries(coloured),
      ...seenVariables({ primary, secondary }, scheme),
      '--mantine-color-brand-filled-hover': variantsOf(primary).hover,
      '--mantine-color-text': inks[scheme].text,
      '--mantine-color-bright': inks[scheme].strong,
      '--mantine-color-default-color': inks[scheme].strong,
      '--mantine-color-body': ground[scheme],
      '--mantine-color-dimmed': quiet[scheme],
      '--mantine-color-placeholder': quiet[scheme],
      '--mantine-color-anchor': link,
      '--mantine-color-error': danger[scheme],
      // Seen on a card too, and its words read: they often say why it waits.
      '--mantine-color-disabled': border[scheme],
      '--mantine-color-disabled-color': quiet[scheme],
      '--surface': surface[scheme],
      '--line': border[scheme],
      '--link': link,
    }
  }
  return {
    variables: {
      ...usual.variables,
      ...brandVariables('primary', primary),
      ...brandVariables('secondary', secondary),
      '--touch-target': touchTarget,
      '--bar-height': barHeight,
    },
    light: forScheme('light'),
    dark: forScheme('dark'),
  }
}
