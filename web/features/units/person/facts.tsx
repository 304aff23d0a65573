import type { ReactNode } from 'react'
import classes from './person.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values; what is not there is left out. */
export const Facts = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <dl className={classes['facts']}>
    {facts
      .filter((fact): fact is Fact => fact !== null && fact[1] !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
