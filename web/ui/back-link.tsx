import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type To } from 'react-router'
import classes from './back-link.module.css'

interface Props {
  to: To
  /** Where it leads: `Unit directory`. */
  children: string
}

/** The way up from a page to the list it came from. */
export const BackLink = ({ to, children }: Props) => (
  <Anchor component={Link} to={to} className={classes['link'] ?? ''}>
    <IconArrowLeft size={16} aria-hidden />
    {children}
  </Anchor>
)
