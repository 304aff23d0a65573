import { Text, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import { Ask } from './ask.tsx'
import { Found } from './found.tsx'
import { headOfIndex } from './help-head.ts'
import classes from './help.module.css'
import { SearchHelp } from './search-help.tsx'
import { TopicList } from './topic-list.tsx'
import { useRuns } from './use-runs.ts'

/** Every topic of the help, and the search over all that they say. */
export const HelpIndex = () => {
  const [query, setQuery] = useSearchParams()
  const runs = useRuns()
  const wanted = runs ? (query.get('q') ?? '').trim() : ''
  const look = (q: string) => setQuery(q.trim() ? { q: q.trim() } : {}, { replace: true, preventScrollReset: true })
  return (
    <div className={classes['page']}>
      <PageHead {...headOfIndex} noindex={wanted !== ''} />
      <header className={classes['opening']}>
        <Title order={1}>How can we help?</Title>
        <Text className={classes['lead'] ?? ''}>
          Short steps for residents, council and managers. Council members may do what managers do wherever their
          building lets them, so both parts are for them.
        </Text>
        <SearchHelp ready={runs} value={wanted} onChange={look} />
      </header>
      {wanted ? <Found wanted={wanted} onClear={() => look('')} /> : <TopicList />}
      <Ask />
    </div>
  )
}
