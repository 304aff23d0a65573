import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './contents.module.css'

/** A long screen of subjects, each a `<Panel>` that the address names by its hash; wide windows show the list of them. */
interface Props {
  subjects: readonly (readonly [id: string, title: string])[]
  children: ReactNode
}

export const WithContents = ({ subjects, children }: Props) => (
  <div className={classes['columns']}>
    <nav aria-label="On this page" className={classes['contents']}>
      {subjects.map(([id, title]) => (
        <Anchor key={id} component={Link} to={`#${id}`} underline="hover" py={6}>
          {title}
        </Anchor>
      ))}
    </nav>
    {children}
  </div>
)
