import type { ReactNode } from 'react'
import classes from './unit-screen.module.css'

/** A line a value, its name before it; what is not recorded says so. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes['facts']}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value ?? 'Not recorded'}</dd>
      </div>
    ))}
  </dl>
)
