import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'

/** Says where bylaws are entered, in place of a choice among none. */
export const EmptyRegister = () => (
  <Text size="sm" c="dimmed">
    Once your bylaws are entered under{' '}
    <Anchor component={Link} to="/bylaws" inherit>
      Bylaws and rules
    </Anchor>
    , you can choose one here.
  </Text>
)
