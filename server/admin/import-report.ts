import type { ImportReport } from '../features/units/units.ts'

/** Says in the terminal what an import did, or would do. */
export const printReport = (report: ImportReport): void => {
  for (const message of report.messages) console.log(message)
  for (const { row, fate, unitNumber, name, messages } of report.rows)
    if (messages.length)
      console.log(`Row ${row} (${[unitNumber, name].filter(Boolean).join(' ')}) ${fate}: ${messages.join(' ')}`)
  for (const { unitNumber, name, role } of report.notInFile)
    console.log(`Not in the file: ${unitNumber} ${name}, ${role}`)
  const { counts, units } = report
  console.log(`Units: ${units.new} new, ${units.update} changed, ${units.unchanged} unchanged.`)
  console.log(
    `Rows: ${counts.new} new, ${counts.update} changed, ${counts.unchanged} unchanged, ${counts.warning} with a warning, ${counts.error} refused.`,
  )
  if (counts.error) console.log('Nothing was saved: fix the refused rows and try again.')
  else if (counts.new + counts.update + counts.warning + units.new + units.update === 0)
    console.log('No changes for the building.')
  else if (report.applied) console.log('Import saved.')
  else console.log('This was a dry run. Add --apply to save it.')
}
