import { Group } from '@mantine/core'
import { Link } from 'react-router'
import bar from '../../ui/bar.module.css'
import { views } from './views.ts'

/** The ways from one view to another; each begins without the filters of the last. */
export const ViewLinks = ({ shown }: { shown: string }) => (
  <Group component="nav" aria-label="Administration" gap={4} className="no-print">
    {views.map(({ name, title }) => (
      <Link
        key={name}
        to={`/admin?view=${name}`}
        className={bar.link ?? ''}
        aria-current={name === shown ? 'page' : undefined}
      >
        {title}
      </Link>
    ))}
  </Group>
)
