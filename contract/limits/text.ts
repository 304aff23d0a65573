/** Least and most characters of the plain fields that are named in the specification. */
export const textBounds = {
  buildingName: { min: 3, max: 100 },
  address: { min: 10, max: 200 },
  message: { min: 10, max: 2000 },
  description: { min: 10, max: 500 },
  licensePlate: { min: 2, max: 15 },
  vehicleMake: { min: 2, max: 50 },
  vehicleModel: { min: 2, max: 50 },
  vehicleColor: { min: 3, max: 30 },
  visitorName: { min: 2, max: 100 },
  notes: { min: 0, max: 500 },
  purpose: { min: 3, max: 100 },
  username: { min: 3, max: 30 },
} as const

/** Accents on one letter, one after the other; the scripts of the world write a handful. */
export const marksInARowMost = 30

/** Rich text has at most so many tags, those that close counted: cleaning costs by them. */
export const richTextTagsMost = 3000
/** Elements inside elements; the editor makes two for each level of a list. */
export const richTextDepthMost = 100
/** An element keeps so many class names, none longer than this. */
export const richTextClassesMost = 20
export const richTextClassMostChars = 60
