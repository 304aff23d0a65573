/** An address with its name covered: staff can tell which mail server has trouble, and not whose mail it is. */
export const coveredAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${[...address.slice(0, at)][0] ?? ''}•••${address.slice(at)}`
}
