import type { RefObject } from 'react'
import classes from './honeypot.module.css'

/** A field for robots alone. */
export const Honeypot = ({ field }: { field: RefObject<HTMLInputElement | null> }) => (
  <div className={classes['honeypot'] ?? ''} aria-hidden inert>
    <label>
      Website
      <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
