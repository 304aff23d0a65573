import { Stack, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { forumUnreadMost } from '../../../../contract/limits/forum.ts'
import { placeOf, unreadWords } from '../words.ts'
import classes from './forum-list.module.css'
import { MoreLinks } from './more-links.tsx'

interface Props {
  categories: readonly ForumCategory[]
  chosen: ForumCategory | null
}

/** The categories that somebody may read, with what they have not read, and the ways to the forum's other pages. */
export const CategoryNav = ({ categories, chosen }: Props) => (
  <Stack component="nav" aria-label="Forum" gap="md" className={classes.side ?? ''}>
    <ul className={classes.places}>
      <li>
        <Place to="/forum" name="All posts" current={chosen === null} unread={0} />
      </li>
      {categories.map((category) => (
        <li key={category._id}>
          <Place
            to={placeOf(category.slug)}
            name={category.name}
            current={category._id === chosen?._id}
            unread={category.unread}
          />
        </li>
      ))}
    </ul>
    <MoreLinks />
  </Stack>
)

interface PlaceProps {
  to: string
  name: string
  current: boolean
  unread: number
}

const Place = ({ to, name, current, unread }: PlaceProps) => (
  <Link to={to} className={classes.place} aria-current={current ? 'page' : undefined}>
    <span>{name}</span>
    {unread > 0 && (
      <span className={classes.unread}>
        {unreadWords(unread, forumUnreadMost)}
        <VisuallyHidden component="span"> unread</VisuallyHidden>
      </span>
    )}
  </Link>
)
