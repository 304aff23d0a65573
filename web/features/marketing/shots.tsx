// Nothing here changes, and what the compiler would remember of it weighs on the first visit.
'use no memo'

import classes from './shots.module.css'

/** Of the windows in which `npm run shots` takes its pictures, in pixels. */
const forms = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

interface Props {
  /** As the files of its pictures begin. */
  page: string
  /** What the pictures show, for who cannot see them. */
  says: { desktop: string; phone: string }
}

/**
 * The product itself: on a phone the screen of a phone, where there is room a desk's beside it. Both themes stand in the
 * page and the style sheet shows one, so HTML made before fits; what is not shown is not loaded.
 */
export const Shots = ({ page, says }: Props) => (
  <div className={classes['shots']}>
    {(['desktop', 'phone'] as const).map((form) => (
      <div key={form} className={classes[form]}>
        {['light', 'dark'].map((theme) => (
          <img
            key={theme}
            className={`only-${theme}`}
            src={`/shots/${page}-${form}-${theme}.avif`}
            alt={says[form]}
            {...forms[form]}
            loading="lazy"
          />
        ))}
      </div>
    ))}
  </div>
)
