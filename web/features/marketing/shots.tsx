import classes from './shots.module.css'

/** A screen of the demo as `npm run shots` took it, in both themes, and what it shows for who cannot see it. */
interface Shot {
  light: string
  dark: string
  alt: string
}

export interface ShotsWords {
  desktop: Shot
  phone: Shot
}

/** Pixels of the window in which a picture was taken. */
const forms = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/**
 * The product itself: on a phone the screen of a phone, where there is room a desk's beside it. Both themes stand in the
 * page and the style sheet shows one, so HTML made before fits; what is not shown is not loaded.
 */
export const Shots = ({ shots }: { shots: ShotsWords }) => (
  <div className={classes['shots']}>
    {(['desktop', 'phone'] as const).map((form) => (
      <div key={form} className={classes[form]}>
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            className={`only-${theme}`}
            src={shots[form][theme]}
            alt={shots[form].alt}
            {...forms[form]}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
    ))}
  </div>
)
