import { Stack } from '@mantine/core'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { registerPath } from '../words.ts'
import { DecisionView } from './decision-view.tsx'

/** One decision of the register. */
export default function OneDecision({ id }: { id: string }) {
  const decision = useRoute(api.decisions.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={registerPath}>Decisions</BackLink>
      <Loaded query={decision} shape="card" failed="We couldn’t load this decision.">
        {(found) => <DecisionView decision={found} />}
      </Loaded>
    </Stack>
  )
}
