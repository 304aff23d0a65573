import { List, Stack, Text } from '@mantine/core'
import { ConfirmAddress } from '../features/accounts/accounts.ts'
import { AskByCode, MyRequests } from '../features/joining/joining.ts'
import { ClosedPanel, useClosed } from '../features/buildings/buildings.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'

/** What somebody sees who belongs to no building yet (specification, section 2), and what they can do about it. */
const NoneAtAll = () => (
  <Stack gap="md" maw={640} mx="auto">
    <PageHead title="No Building Associated" />
    <ConfirmAddress />
    <Notice title="No Building Associated" picture="building" link={{ to: '/register', text: 'Find Your Building' }}>
      <Text>Your account is not currently associated with any building.</Text>
      <Text mt="xs">Please contact your building administrator or property manager to request access.</Text>
      <Text mt="md">Send your manager:</Text>
      <List ta="left" w="fit-content" mx="auto" mt={4}>
        <List.Item>your full name</List.Item>
        <List.Item>your unit number</List.Item>
        <List.Item>your email</List.Item>
      </List>
    </Notice>
    <MyRequests />
    <AskByCode />
  </Stack>
)

/** In place of a building: that there is none, or that it is closed to them for now. */
const NoBuilding = () => {
  const closed = useClosed()
  if (closed === undefined) return <Waiting />
  if (closed.length === 0) return <NoneAtAll />
  return (
    <Stack gap="md" maw={640} mx="auto">
      <PageHeader title={closed.every(({ by }) => by === 'secondFactor') ? 'One more step' : 'Temporarily closed'} />
      {closed.map((building) => (
        <ClosedPanel key={building._id} building={building} />
      ))}
    </Stack>
  )
}
export default NoBuilding
