/** Parking: visitors and the spaces that they share, the patrol, and what stands where it should not. */
export { hiddenParking, parkingNames } from './names-store.ts'
