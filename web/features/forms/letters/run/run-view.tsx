import { Anchor, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { LetterRun } from '../../../../../contract/forms/runs.ts'
import { localDateOf, type LocalDate } from '../../../../../contract/time.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Section } from '../../../../ui/section.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { cameAt } from '../../../../ui/use-now.ts'
import { sentPath, templatePath } from '../addresses.ts'
import { runState, unitsWords } from '../run-words.ts'
import { LetterCard } from './letter-card.tsx'
import { PaperPanel } from './paper-panel.tsx'
import { RunProgress } from './run-progress.tsx'

/** Letters that were sent together: how far they are, what is left to do on paper, who got what when. */
export default function RunView({ id }: { id: string }) {
  const run = useRoute(api.forms.run, { params: { id } }, { staleTime: 0 })
  const { timeZone } = useBuilding()
  return (
    <Stack gap="md">
      <BackLink to={sentPath}>Sent letters</BackLink>
      <Loaded query={run} rows={2} failed="We couldn’t load the letters.">
        {(loaded) => <RunPage run={loaded} today={localDateOf(cameAt(run), timeZone)} />}
      </Loaded>
    </Stack>
  )
}

function RunPage({ run, today }: { run: LetterRun; today: LocalDate }) {
  const { _id, templateId, name, by, at, finishedAt, letters } = run
  const { tone, words } = runState(run, letters.filter(({ state }) => state === 'failed').length)
  return (
    <>
      <PageHeader
        title={name}
        text={
          <>
            {`${unitsWords(run)}. Sent by ${by}, `}
            <Instant at={at} />{' '}
            <Anchor component={Link} to={templatePath(templateId)} inherit>
              View template
            </Anchor>
          </>
        }
        actions={<StatusBadge tone={tone}>{words}</StatusBadge>}
      />
      {finishedAt === null && <RunProgress id={_id} />}
      <PaperPanel run={run} today={today} />
      <Section title={letters.length === 1 ? 'Letter' : 'Letters'}>
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {letters.map((letter) => (
            <li key={letter._id}>
              <LetterCard letter={letter} today={today} />
            </li>
          ))}
        </Stack>
      </Section>
    </>
  )
}
