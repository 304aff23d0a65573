import { Group, Select, Text } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { SettingsForm, type BuildingSettings } from '../../../../contract/buildings.ts'
import { dayOfYearWords, lastDayOfMonth, monthNames } from '../../../../contract/buildings/fiscal-year.ts'
import { annualMeetingDue, annualMeetingRule } from '../../../../law/law.ts'
import { useField } from '../../../ui/form/tied.ts'
import { StandsIn } from '../../../ui/why.tsx'
import { SettingsSection } from './settings-section.tsx'

const Year = SettingsForm.pick({ fiscalYearEnd: true })
type Values = z.input<typeof Year>
type Parsed = z.output<typeof Year>

const pick = ({ fiscalYearEnd }: BuildingSettings) => ({ fiscalYearEnd })
const linesOf = ({ fiscalYearEnd }: Values) => [`Fiscal year ends on ${dayOfYearWords(fiscalYearEnd)}`]

/** The last day of the fiscal year, and what the law counts from it. */
export const YearSection = ({ settings }: { settings: BuildingSettings }) => (
  <SettingsSection
    id="year"
    title="Fiscal year"
    text="The last day of the building’s budget year."
    schema={Year}
    settings={settings}
    pick={pick}
    linesOf={linesOf}
  >
    {({ control }) => (
      <>
        <YearEnd control={control} />
        <AnnualMeeting control={control} jurisdiction={settings.jurisdiction} />
      </>
    )}
  </SettingsSection>
)

interface Part {
  control: Control<Values, unknown, Parsed>
}

const months = monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))
const twoDigits = (day: number) => String(day).padStart(2, '0')

/** A month and a day that it has every year. */
const YearEnd = ({ control }: Part) => {
  const { tie, text, error } = useField(control, 'fiscalYearEnd')
  const [month = '12', day = '31'] = text.split('-')
  const days = Array.from({ length: lastDayOfMonth(Number(month)) }, (_, index) => twoDigits(index + 1))
  const choose = (nextMonth: string, nextDay: string) =>
    tie.onChange(`${nextMonth}-${twoDigits(Math.min(Number(nextDay), lastDayOfMonth(Number(nextMonth))))}`)
  return (
    <Group align="flex-end" gap="md" maw={420} grow>
      <Select
        {...tie}
        label="Month"
        data={months}
        allowDeselect={false}
        value={month}
        onChange={(next) => next && choose(next, day)}
        error={error}
      />
      <Select
        label="Day"
        data={days.map((value) => ({ value, label: String(Number(value)) }))}
        allowDeselect={false}
        value={day}
        onChange={(next) => next && choose(month, next)}
      />
    </Group>
  )
}

const AnnualMeeting = ({ control, jurisdiction }: Part & Pick<BuildingSettings, 'jurisdiction'>) => {
  const end = useWatch({ control, name: 'fiscalYearEnd' })
  const rule = annualMeetingRule(jurisdiction)
  const due = annualMeetingDue(jurisdiction, end)
  return (
    rule &&
    due && (
      <Text size="sm" c="dimmed">
        The annual general meeting must be held within {rule.monthsAfterYearEnd} months of the fiscal year-end, by{' '}
        {dayOfYearWords(due)}. <StandsIn reason={rule} />
      </Text>
    )
  )
}
