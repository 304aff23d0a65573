/** What other features take of vendors: what to know of one before it is called or given work. */
export { ReadWarnings } from './read-warnings.tsx'
export { Warnings } from './warnings.tsx'
