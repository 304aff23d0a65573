import { Badge, Group } from '@mantine/core'
import { Link } from 'react-router'
import { badgeMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
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
        {name === 'enquiries' && <NewEnquiries />}
      </Link>
    ))}
  </Group>
)

/** How many enquiries wait for an answer; nothing for none, and where it cannot be known. */
const NewEnquiries = () => {
  const { data } = useRoute(api.enquiries.counts)
  if (!data?.new) return null
  return (
    <Badge ml={6} color="orange">
      {data.new > badgeMost ? `${badgeMost}+` : data.new} new
    </Badge>
  )
}
