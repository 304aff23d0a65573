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
  secondFactorRequired ? 'A second step is required' : 'A second step is optional',
]

/** Whether those who manage the building need a second factor. */
export const SignInSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="sign-in"
    title="Sign-in"
    text="A second step protects the building when a password is stolen: a code from an app on the phone, or a passkey."
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
        set up your own second step
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
      label="Require a second step from management and council"
      description="They get an email now. Until they have set it up, the building stays closed to them; owners and tenants are not affected."
      error={error}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
    />
  )
}
