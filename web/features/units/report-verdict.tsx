import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconEqual, IconFileSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ImportReport } from '../../../contract/units.ts'
import { takenIn, verdictOf, type Verdict } from './import-report.ts'

const looks = {
  refused: { color: 'red', Icon: IconAlertTriangle, title: 'This file cannot be imported yet' },
  nothing: { color: 'gray', Icon: IconEqual, title: 'Nothing changed' },
  ready: { color: 'brand', Icon: IconFileSearch, title: 'Dry run: nothing has been written yet' },
  done: { color: 'green', Icon: IconCircleCheck, title: 'The roster is in' },
} satisfies Record<Verdict, unknown>

function Words({ report, verdict }: { report: ImportReport; verdict: Verdict }) {
  const { error, warning } = report.counts
  if (verdict === 'refused' && error > 0)
    return `${error === 1 ? '1 row needs' : `${error} rows need`} mending, and nothing has been written. Mend the file and try it again.`
  if (verdict === 'refused') return 'Nothing has been written. See what is wrong with the file below.'
  if (verdict === 'nothing') return 'The building’s roster already says all that the file says.'
  if (verdict === 'ready')
    return `The file would bring in ${takenIn(report)}.${warning > 0 ? ` Please look at the ${warning === 1 ? 'row' : `${warning} rows`} to check.` : ''}`
  return (
    <>
      {takenIn(report)} came in. Nobody has been invited or told.{' '}
      <Anchor component={Link} to="/unit-directory" inherit c="inherit">
        Open the unit directory
      </Anchor>
    </>
  )
}

/** What became of the file, in a sentence. */
export function ReportVerdict({ report }: { report: ImportReport }) {
  const verdict = verdictOf(report)
  const { color, Icon, title } = looks[verdict]
  return (
    <Alert color={color} icon={<Icon aria-hidden />} title={title} role="status">
      <Text size="sm">
        <Words report={report} verdict={verdict} />
      </Text>
    </Alert>
  )
}
