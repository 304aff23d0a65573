import classes from './figure-bar.module.css'

interface Props {
  value: number
  /** What the longest bar stands for. */
  most: number
}

/** A figure to look at; its number stands beside it in words, so it is for the eye alone. */
export const FigureBar = ({ value, most }: Props) =>
  value > 0 && (
    <div className={classes.bar} style={{ width: `${(100 * value) / Math.max(value, most)}%` }} aria-hidden />
  )
