import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { keepFocus } from './form/keep-focus.ts'

/** The way back at the end of a screen by which people come in. */
export const BackToLogin = () => (
  <Text ta="center">
    <Anchor component={Link} to="/login" onMouseDown={keepFocus}>
      Back to login
    </Anchor>
  </Text>
)
