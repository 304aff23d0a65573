/** Tells whether the landing page leads on to the dashboard: not where the address asks for a part of it, such as its features. */
export const leadsOn = ({ hasBuilding, hash }: { hasBuilding: boolean; hash: string }): boolean =>
  hasBuilding && hash === ''
