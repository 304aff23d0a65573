import { Anchor, Switch, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { secondFactorPlace } from '../../../api/destination.ts'
import { useUser } from '../../../api/session.tsx'
import { useField } from '../../../ui/form/tied.ts'
import type { Control } from 'react-hook-form'
import { SettingsSection } from './settings-section.tsx'

const SignIn = SettingsForm.pick({ secondFactorRequired: true })
type Values = z.input<typeof SignIn>
type Parsed = z.output<typeof SignIn>

const pick = ({ secondFactorRequired }: BuildingSettings) => ({ secondFactorRequired })
const linesOf = ({ secondFactorRequired }: Values) => [
  secondFactorRequired ? 'Two-step sign-in required' : 'Two-step sign-in optional',
]

/** Whether those who manage the building need a second factor. */
export const SignInSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="sign-in"
    title="Sign-in"
    text="Two-step sign-in protects the building if a password is stolen. The second step is a code from a phone app, or a passkey."
    schema={SignIn}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {({ control }) => (
      <>
        <RequiredSwitch control={control} />
        <OwnFirst />
      </>
    )}
  </SettingsSection>
)

/** Whoever turns it on has given their own second step. */
const OwnFirst = () => {
  const { role, secondFactor } = useUser()
  if (role === 'superadmin' || secondFactor === 'given') return null
  return (
    <Text size="sm">
      Before you turn this on,{' '}
      <Anchor component={Link} to={secondFactorPlace.path + secondFactorPlace.hash}>
        set up your own two-step sign-in
      </Anchor>
      .
    </Text>
  )
}

const RequiredSwitch = ({ control }: { control: Control<Values, unknown, Parsed> }) => {
  const { tie, value, error } = useField(control, 'secondFactorRequired')
  return (
    <Switch
      {...tie}
      size="md"
      label="Require two-step sign-in for management and council"
      description="They’ll get an email now and can’t open the building until they set it up. Owners and tenants aren’t affected."
      error={error}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
    />
  )
}
