import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Council, CouncilTerm } from '../../../../contract/units/council.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFocusBack } from '../use-focus-back.ts'
import { AppointForm } from './appoint-form.tsx'
import { CouncilDoubts } from './council-doubts.tsx'
import { PastTerms } from './past-terms.tsx'
import { TermCard } from './term-card.tsx'

/** Who is on council now, next and before, and appointing somebody. */
export default function CouncilScreen() {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const query = useRoute(api.units.council, {}, { staleTime: 0 })
  return (
    <>
      <BackLink to="/settings#council">Building settings</BackLink>
      <PageHeader
        title={council.One}
        text={`Members of ${council.seat}, their terms and offices. Permissions start and end with each term automatically.`}
      />
      <Loaded query={query} shape="card" rows={4} failed={`We couldn’t load the ${council.one}.`}>
        {(read) => <Terms read={read} />}
      </Loaded>
    </>
  )
}

type Chosen = { personId: string; name: string }

function Terms({ read }: { read: Council }) {
  const [appointing, setAppointing] = useState<Chosen | 'anybody' | null>(null)
  const button = useFocusBack(appointing === 'anybody')
  const { council } = labelsFor(useBuilding().jurisdiction)
  const running = read.terms.filter(({ state }) => state === 'running')
  const coming = read.terms.filter(({ state }) => state === 'coming')
  return (
    <Stack gap="xl">
      <CouncilDoubts doubts={read.doubts} />
      {appointing ? (
        <AppointForm
          today={read.today}
          chosen={appointing === 'anybody' ? null : appointing}
          onDone={() => setAppointing(null)}
        />
      ) : (
        <Button ref={button} w="fit-content" onClick={() => setAppointing('anybody')}>
          Appoint someone
        </Button>
      )}
      <Section title={`On ${council.seat} now`}>
        {running.length === 0 ? (
          <Empty title={`No one is serving on ${council.seat}`}>Appoint someone to get started.</Empty>
        ) : (
          <Cards terms={running} read={read} />
        )}
      </Section>
      {read.withoutTerm.length > 0 && <WithoutTerm read={read} onAppoint={setAppointing} />}
      {coming.length > 0 && (
        <Section title="Upcoming">
          <Cards terms={coming} read={read} />
        </Section>
      )}
      <Section title="Past terms">
        <OnDemand words="Show past terms">
          <PastTerms today={read.today} />
        </OnDemand>
      </Section>
    </Stack>
  )
}

const Cards = ({ terms, read }: { terms: readonly CouncilTerm[]; read: Council }) => (
  <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
    {terms.map((term) => (
      <li key={term._id}>
        <TermCard term={term} council={read} />
      </li>
    ))}
  </Stack>
)

/** Who has the role although no term of theirs runs: by an invitation, or from before terms were kept. */
const WithoutTerm = ({ read, onAppoint }: { read: Council; onAppoint(who: Chosen): void }) => {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  return (
    <Section title="No recorded term">
      <Text size="sm" c="dimmed" mb="sm">
        Their role is {councilMember.one}, but no term is recorded. End it on their page, or record a term.
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {read.withoutTerm.map(({ accountId, personId, name }) => (
          <Group component="li" key={accountId} justify="space-between" gap="sm">
            <Anchor
              component={Link}
              to={`/user/${personId ?? accountId}`}
              fw={600}
              mih="var(--finger)"
              display="inline-flex"
              style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
            >
              {name}
            </Anchor>
            {personId ? (
              <Button
                variant="default"
                aria-label={`Record term for ${name}`}
                onClick={() => onAppoint({ personId, name })}
              >
                Record term
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                They aren’t on the roster.
              </Text>
            )}
          </Group>
        ))}
      </Stack>
    </Section>
  )
}
