import { Anchor, List, Text } from '@mantine/core'
import { Link } from 'react-router'
import { positionWords } from '../../../../contract/council-words.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { periodOf } from './term-words.ts'

/** Who is on council, among the building's settings; their terms have a page of their own. */
export function CouncilSection() {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { data, isError, refetch } = useRoute(api.units.council, {}, { staleTime: 0 })
  return (
    <Panel id="council" title={council.One} text={`Members of ${council.seat} and their terms.`}>
      <LoadedPart
        part={{ data, failed: isError, retry: () => void refetch() }}
        shape="list-item"
        rows={3}
        failed={`We couldn’t load the ${council.one}.`}
      >
        {({ terms, withoutTerm, today }) => {
          const running = terms.filter(({ state }) => state === 'running')
          return running.length + withoutTerm.length === 0 ? (
            <Text c="dimmed">No one is on {council.seat} yet.</Text>
          ) : (
            <List spacing={6} style={{ overflowWrap: 'anywhere' }}>
              {running.map((term) => (
                <List.Item key={term._id}>
                  {term.name}, {positionWords(term.positions).toLowerCase()}, {inSentence(periodOf(term, today))}
                </List.Item>
              ))}
              {withoutTerm.map(({ accountId, name }) => (
                <List.Item key={accountId}>{name}, no recorded term</List.Item>
              ))}
            </List>
          )
        }}
      </LoadedPart>
      <Anchor component={Link} to="/settings/council" w="fit-content" display="inline-flex" mih="var(--finger)">
        Appoint people and view terms
      </Anchor>
    </Panel>
  )
}

const inSentence = (words: string) => words.replace(/^(Since|From)/, (word) => word.toLowerCase())
