import type { ComponentProps } from 'react'
import classes from './progress-bar.module.css'

interface Props extends Omit<ComponentProps<'progress'>, 'className'> {
  /** Whether it is too much; words beside it say so too. */
  isOver?: boolean
}

/** How much of something is done; named by `aria-label`, or by the words that `aria-labelledby` finds. */
export const ProgressBar = ({ isOver = false, ...rest }: Props) => (
  <progress {...rest} className={classes['progress']} data-over={isOver || undefined} />
)
