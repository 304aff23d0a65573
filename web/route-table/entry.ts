import type { Area, Feature } from '../../contract/roles.ts'

/** Who may open a screen; `guest` is for people who are not signed in, `building` needs a current building too. */
export type Guard = 'public' | 'guest' | 'signedIn' | 'building'

/** The people a screen is for, where it is not for everybody whom the guard lets in. */
export type Circle = 'managers' | 'council' | 'superadmin'

export interface Entry {
  readonly path: string
  readonly guard: Guard
  /** The page's title without the product's name. */
  readonly title: string
  /** The route module, relative to `web/`; without one the honest page says what will be there. */
  readonly screen?: string
  /** Whether the screen is complete. */
  readonly stands: boolean
  /** Open only while the building has this feature switched on. */
  readonly feature?: Feature
  readonly circle?: Circle
  /** Offered by name to these people only; to others the screen says that there is no such thing. */
  readonly offered?: Circle
  /** Open only to those who may manage this area of the building. */
  readonly area?: Area
  /** What search engines and shared links say of the page, where the usual words do not do. */
  readonly description?: string
  readonly keywords?: string
  /** Not in the specification's list of routes. */
  readonly ours?: true
  /** The help topic that `?` and Help open. A test refuses a screen of signed-in people without one. */
  readonly topic?: string
}

/** Gives screens their help topic. */
export const helpedBy = (topic: string, ...screens: readonly Entry[]): Entry[] =>
  screens.map((screen) => ({ ...screen, topic }))

/** A screen whose turn has not come: the honest page stands in for it, with its sentence of `promises.ts`. */
export const toCome = (guard: Guard, path: string, title: string, more: Partial<Entry> = {}): Entry => ({
  path,
  guard,
  title,
  stands: false,
  ...more,
})

/** A screen that is complete, by its file below `features/`: `units/units` is `units/units-screen.tsx`. */
export const standing = (
  guard: Guard,
  path: string,
  title: string,
  screen: string,
  more: Partial<Entry> = {},
): Entry => ({
  path,
  guard,
  title,
  screen: `features/${screen}-screen.tsx`,
  stands: true,
  ...more,
})
