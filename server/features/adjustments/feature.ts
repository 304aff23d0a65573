import { feature } from '../../feature.ts'
import { adjustmentsRoutes } from './routes.ts'

export const adjustmentsFeature = feature({ name: 'adjustments', routes: adjustmentsRoutes })
