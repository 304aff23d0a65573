import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '../../../../contract/time.ts'
import type { MyViolationSummary } from '../../../../contract/violations/my-violation.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { MyState, Side } from '../state.tsx'
import { caseTitle, newPath, nextForMe, ownPageOf } from '../words.ts'

/** The cases that the caller reported, and those about them or their tenants, newest first. */
export const MyList = () => {
  const { managesBuilding } = useRights()
  const cases = useList(api.violations.listMine, { query: {} })
  return (
    <ListPart
      list={cases}
      empty={
        <Empty
          title="No cases yet"
          action={
            <Button component={Link} to={newPath} variant="default">
              {managesBuilding ? 'New case' : 'Report a violation'}
            </Button>
          }
        >
          Violations that you report will appear here, and so will complaints about your unit.
        </Empty>
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map((one) => (
            <li key={one._id}>
              <CaseCard one={one} to={ownPageOf(one)} />
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}

const CaseCard = ({ one, to }: { one: MyViolationSummary; to: string }) => (
  <Card component="article" padding="md">
    <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
      <Anchor
        component={Link}
        to={to}
        fw={600}
        mih="var(--finger)"
        display="inline-flex"
        style={{ alignItems: 'center' }}
      >
        {caseTitle(one)}
      </Anchor>
      <Group gap="xs">
        <Side side={one.side} />
        <MyState state={one.state} />
      </Group>
      <Text size="sm" c="dimmed">
        Happened on {formatDate(one.happenedOn)}
      </Text>
      <Text size="sm" {...(one.state === 'answer' && { fw: 600 })}>
        {nextForMe(one)}
      </Text>
    </Stack>
  </Card>
)
