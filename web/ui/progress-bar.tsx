import type { ComponentProps } from 'react'
import classes from './progress-bar.module.css'

/** How much of something is done; named by `aria-label`, or by the words that `aria-labelledby` finds. */
export const ProgressBar = (props: Omit<ComponentProps<'progress'>, 'className'>) => (
  <progress {...props} className={classes['progress']} />
)
