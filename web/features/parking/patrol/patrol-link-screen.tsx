import { Stack, Text, Title } from '@mantine/core'
import { useParams } from 'react-router'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import type { PatrolPost } from '../../../../contract/parking/patrol.ts'
import { api } from '../../../api/api.ts'
import { call } from '../../../api/call.ts'
import { isDeadLink } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { EntryCard } from '../../../ui/entry-card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import type { KeptReport } from './kept-reports.ts'
import { PatrolView } from './patrol-view.tsx'

/** What a patrol's link opens, without an account: plates are looked up and violations recorded, nothing else is seen. */
export default function PatrolLinkScreen() {
  const { token = '' } = useParams()
  const post = useRoute(api.parking.patrol, { query: { token } }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      <PageHead title="Patrol" noindex />
      {isDeadLink(post.error) ? (
        <EntryCard title="This link does not work">
          <Text>It was revoked, replaced or has expired. Contact the building’s management.</Text>
        </EntryCard>
      ) : (
        <Loaded query={post} shape="form" failed="We couldn’t load the page.">
          {(found) => <Patrol post={found} token={token} />}
        </Loaded>
      )}
    </>
  )
}

const Patrol = ({ post, token }: { post: PatrolPost; token: string }) => {
  const query = { token }
  const check = (licensePlate: string) => call(api.parking.patrolCheck, { query, body: { licensePlate } })
  const send = ({ scope: _scope, photos, ...seen }: KeptReport) =>
    call(api.parking.patrolReport, { query, body: seen, files: photos })
  return (
    <Stack gap="md">
      <Stack gap={4} maw={520} mx="auto" w="100%">
        <Title order={1} size="h2">
          {post.buildingName}
        </Title>
        <Text c="dimmed">
          {post.name}. This link is valid until {formatDate(localDateOf(post.until, post.timeZone))}.
        </Text>
      </Stack>
      <PatrolView scope={token} timeZone={post.timeZone} check={check} send={send} />
    </Stack>
  )
}
