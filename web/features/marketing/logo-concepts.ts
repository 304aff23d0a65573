/** The drafts of our mark. A shape is drawn on a square of 32, `cut` is taken out of it again. */
export interface LogoConcept {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly shape: string
  readonly cut: string
}

export const logoConcepts: readonly LogoConcept[] = [
  {
    name: 'wall',
    title: 'The wall',
    text: 'The top of a wall, which is what a parapet is, with a door as a way in. This is the logo we use.',
    shape: 'M6 25V11h4v3h4v-3h4v3h4v-3h4v14z',
    cut: 'M14 25v-4a2 2 0 0 1 4 0v4z',
  },
  {
    name: 'storeys',
    title: 'The storeys',
    text: 'Floors that step back toward the roof, like tall buildings on a slope. A draft we didn’t choose.',
    shape: 'M6 22h20v4H6zM8.5 16h15v4h-15zM11 10h10v4H11zM13.5 4.5h5v3.5h-5z',
    cut: '',
  },
  {
    name: 'arch',
    title: 'The arch',
    text: 'The first letter as a doorway under an arch. A draft we didn’t choose.',
    shape: 'M9 26V6h8.5a7 7 0 0 1 0 14H13v6z',
    cut: 'M13 16.5v-7h4.5a3.5 3.5 0 0 1 0 7z',
  },
]

/** How each is drawn: with the name for light and dark grounds and in one colour, and as an icon. */
export const logoKinds = [
  { kind: 'light', title: 'On light' },
  { kind: 'dark', title: 'On dark' },
  { kind: 'mono', title: 'One colour' },
  { kind: 'icon', title: 'Icon' },
] as const

export type LogoKind = (typeof logoKinds)[number]['kind']

/** Width and height in pixels of a picture with the name; an icon is as wide as high. */
export const logoSize = { width: 132, height: 32 } as const
