/** `3 people keep their access to Harbour View`, before the file is written and after. */
export const keptWords = (count: number, building: string, isWritten: boolean): string => {
  const verb = isWritten ? (count === 1 ? 'keeps' : 'keep') : 'would keep'
  return count === 1 ? `1 person ${verb} access to ${building}` : `${count} people ${verb} their access to ${building}`
}

export const endedWords = (count: number): string =>
  count === 1 ? 'The access of 1 person has ended' : `The access of ${count} people has ended`
