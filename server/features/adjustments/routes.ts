import { adjustments } from '../../../contract/adjustments.ts'
import { bind } from '../../http/bind.ts'
import { downloadAdjustments, getAdjustments } from './adjustments.ts'

export const adjustmentsRoutes = bind(adjustments, { get: getAdjustments, file: downloadAdjustments })
