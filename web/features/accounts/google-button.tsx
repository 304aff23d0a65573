import { Alert, Button, Stack } from '@mantine/core'
import { IconBrandGoogleFilled } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { googleAddress } from './google-address.ts'

/** Why somebody who went to Google is not signed in. */
const words: Readonly<Record<string, string>> = {
  notSetUp: 'Google sign-in isn’t set up on this server. Please use your email and password.',
  cancelled: 'Google sign-in was cancelled.',
  unverified:
    'Google hasn’t verified your address, so we can’t confirm it’s yours. Please use your email and password.',
  failed: 'Google sign-in didn’t work. Please try again, or use your email and password.',
}

/** Leads to Google, and says what came of it when that was nothing. */
export const GoogleButton = ({ from }: { from: string | null }) => {
  const [query] = useSearchParams()
  const outcome = words[query.get('google') ?? '']
  return (
    <Stack gap="sm">
      <Button
        component="a"
        href={googleAddress({ purpose: 'signIn', from })}
        variant="default"
        onMouseDown={keepFocus}
        leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
      >
        Continue with Google
      </Button>
      {outcome && <Alert role="status">{outcome}</Alert>}
    </Stack>
  )
}
