import { Text, Title } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Ask } from './ask.tsx'
import { headOfIndex } from './help-head.ts'
import classes from './help.module.css'
import { SearchHelp } from './search-help.tsx'
import { TopicList } from './topic-list.tsx'
import { useRuns } from '../../ui/use-runs.ts'

/** Not needed before somebody searches. */
const Found = lazy(() => import('./found.tsx'))

/** Every topic of the help, and the search over all that they say. */
export const HelpIndex = () => {
  const [query] = useSearchParams()
  const runs = useRuns()
  const asked = runs ? (query.get('q') ?? '') : ''
  return <Looking key={String(runs)} ready={runs} first={asked} />
}

const Looking = ({ ready, first }: { ready: boolean; first: string }) => {
  const [typed, setTyped] = useState(first)
  const wanted = typed.trim()
  useAddress(wanted)
  return (
    <div className={classes['page']}>
      <PageHead {...headOfIndex} noindex={wanted !== ''} />
      <header className={classes['opening']}>
        <Title order={1}>How can we help?</Title>
        <Text className={classes['lead'] ?? ''}>
          Short steps for residents, council and managers. Council members can do what managers do where their building
          allows it, so both sections apply to them.
        </Text>
        <SearchHelp ready={ready} typed={typed} onType={setTyped} />
      </header>
      {wanted ? (
        <Suspense fallback={<Waiting />}>
          <Found wanted={wanted} onClear={() => setTyped('')} />
        </Suspense>
      ) : (
        <TopicList />
      )}
      <Ask />
    </div>
  )
}

/** The address follows once typing rests. */
const restMs = 250

const useAddress = (wanted: string): void => {
  const [query, setQuery] = useSearchParams()
  const said = query.get('q') ?? ''
  useEffect(() => {
    if (wanted === said) return undefined
    const timer = setTimeout(
      () => setQuery(wanted ? { q: wanted } : {}, { replace: true, preventScrollReset: true }),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [wanted, said, setQuery])
}
