import type { ReactNode } from 'react'
import classes from './person.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** Values below their names, side by side as far as there is room; what is not there is left out. */
export const FactGrid = ({ facts }: { facts: readonly (Fact | null)[] }) => (
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
