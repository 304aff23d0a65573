// Nothing here changes, and what the compiler would remember of it weighs on the first visit.
'use no memo'

import classes from './shots.module.css'

/** Window sizes of the screenshots by `npm run shots`, in pixels. */
const forms = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

interface Props {
  /** The prefix of its screenshot files. */
  page: string
  /** Alternative text for the screenshots. */
  says: { desktop: string; phone: string }
}

/**
 * Screenshots of the product: the phone's on a phone, and the desktop's next to it if there is room. Both themes are in
 * the page and the style sheet shows one, so prerendered HTML fits; hidden images are not loaded.
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
