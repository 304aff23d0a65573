import { Alert } from '@mantine/core'
import { useSearchParams } from 'react-router'

/** What brought somebody to the login: the end of another way through which they have just gone. */
const words = [
  ['reset', 'Your password is set. Please log in.'],
  ['verified', 'Your email address is confirmed. Please log in.'],
] as const

export const LoginGreeting = () => {
  const [query] = useSearchParams()
  const said = words.find(([name]) => query.get(name) === 'done')
  return (
    said && (
      <Alert color="green" role="status">
        {said[1]}
      </Alert>
    )
  )
}
