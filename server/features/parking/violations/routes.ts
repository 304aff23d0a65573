import { parkingViolations } from '../../../../contract/parking/violations.ts'
import { bind } from '../../../http/bind.ts'
import { getViolation, listViolations, myViolations, openViolationFile } from './reading.ts'
import { reportViolation } from './recording.ts'
import { closeViolation, giveNotice, requestTow } from './steps.ts'
import { exportViolations } from './violations-file.ts'

export const violationRoutes = bind(parkingViolations, {
  listViolations,
  violationsFile: exportViolations,
  myViolations,
  report: reportViolation,
  getViolation,
  giveNotice,
  requestTow,
  closeViolation,
  openViolationFile,
})
