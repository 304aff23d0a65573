import { Code, Group, Text } from '@mantine/core'
import type { HistorySeal } from '../../../contract/audit.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useZone } from '../../ui/moments.tsx'
import { Panel } from '../../ui/panel.tsx'

/** How the history is protected from being rewritten, and the newest seal to keep a copy of. */
export const SealPanel = () => (
  <Panel
    title="Seals"
    text="Every change is sealed together with all changes before it, so that rewriting the past breaks the seals. The platform’s operator can check them."
  >
    <Loaded query={useRoute(api.audit.seal)} failed="We couldn’t load the seals.">
      {(seal) => <Newest seal={seal} />}
    </Loaded>
  </Panel>
)

const shortChars = 16

const Newest = ({ seal: { since, hasUnproven, links, head } }: { seal: HistorySeal }) => {
  const zone = useZone()
  if (since === null || head === null)
    return <Text c="dimmed">Nothing has been recorded yet. Sealing starts with the first change.</Text>
  const day = formatDate(localDateOf(since, zone))
  const count = `${links.toLocaleString('en-CA')} ${links === 1 ? 'seal' : 'seals'}`
  return (
    <>
      <Group gap="sm">
        <Text>
          {count} since <time dateTime={since}>{day}</time>. Newest:
        </Text>
        <Code fz="md">{head.slice(0, shortChars)}…</Code>
        <CopyButton value={head} aria-label="Copy the newest seal">
          Copy
        </CopyButton>
      </Group>
      {hasUnproven && <Text size="sm">Changes before {day} were made before sealing began and aren’t proven.</Text>}
      <Text size="sm" c="dimmed">
        Someone who controls the server and every copy of the seals could still rewrite the history. The president and
        privacy officer get the newest seal by email every week: please keep those emails.
      </Text>
    </>
  )
}
