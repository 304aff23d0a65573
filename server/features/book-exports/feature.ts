import { feature } from '../../feature.ts'
import { bookExportsRoutes } from './routes.ts'

export const bookExportsFeature = feature({ name: 'book-exports', routes: bookExportsRoutes })
