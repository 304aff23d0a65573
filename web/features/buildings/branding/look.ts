import { defaultBranding } from '../../../../contract/branding.ts'
import type { BrandingRecord } from '../../../../contract/buildings/branding.ts'

/** A building's look as the form holds it and the preview shows it. */

export interface Look {
  primary: string
  secondary: string
  /** Where the pictures are loaded from; null for the product's own. */
  logo: string | null
  favicon: string | null
}

/** The colours as they are typed: empty for the product's own. */
export interface TypedColours {
  primaryColor: string
  secondaryColor: string
}

export const typedFrom = ({ primaryColor, secondaryColor }: BrandingRecord): TypedColours => ({
  primaryColor: primaryColor ?? '',
  secondaryColor: secondaryColor ?? '',
})

/** What a colour looks like while it is typed: the product's own until it is whole. */
export const shownColour = (typed: string | undefined, name: 'primaryColor' | 'secondaryColor'): string =>
  /^#[0-9a-f]{6}$/i.test(typed?.trim() ?? '') ? typed!.trim().toLowerCase() : defaultBranding[name]

const parts = ['primaryColor', 'secondaryColor', 'logo', 'favicon'] as const

/** Whether two records look the same, whatever else of the building changed between them. */
export const isSameLook = (one: BrandingRecord, other: BrandingRecord): boolean =>
  parts.every((part) => one[part] === other[part])

const partWords = { primaryColor: 'primary colour', secondaryColor: 'secondary colour', logo: 'logo', favicon: 'icon' }

/** What somebody else has changed meanwhile, a line a part. */
export const changesBetween = (before: BrandingRecord, now: BrandingRecord): string[] =>
  parts
    .filter((part) => before[part] !== now[part])
    .map((part) => {
      const value = now[part]
      if (value === null) return `${partWords[part]}: default`
      return `${partWords[part]}: ${part === 'logo' || part === 'favicon' ? 'a different image' : value}`
    })
