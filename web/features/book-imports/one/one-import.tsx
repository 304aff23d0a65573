import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { BookImport } from '../../../../contract/book-imports/book-import.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { State } from '../state.tsx'
import { nameOf } from '../words.ts'
import { Outcome } from './outcome.tsx'
import { Trial } from './trial.tsx'
import { UndoButton } from './undo-button.tsx'

/** One import of opening balances: as it is tried, or what it brought into the books. */
export default function OneImport({ id }: { id: string }) {
  const query = useRoute(api.bookImports.one, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/fees/imports">Opening balances</BackLink>
      <Loaded query={query} shape="card" failed="We couldn’t load these balances.">
        {(made) => <ImportPage made={made} />}
      </Loaded>
    </Stack>
  )
}

const ImportPage = ({ made }: { made: BookImport }) => {
  const { state, by, at, can } = made
  const [opened] = useState(state)
  return (
    <>
      <PageHeader
        title="Opening balances"
        text={
          <>
            <Group gap="xs">
              <Text span inherit>
                {nameOf(made)}
              </Text>
              <State state={state} />
            </Group>
            <Text size="sm">
              {state === 'tried' ? 'Started by' : 'Added by'} {by}, <Instant at={at} />
            </Text>
          </>
        }
        actions={can.undo && <UndoButton made={made} />}
      />
      {state === 'tried' ? <Trial made={made} /> : <Outcome key={state} made={made} takesFocus={opened !== state} />}
    </>
  )
}
