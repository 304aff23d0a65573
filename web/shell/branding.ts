import { useEffect } from 'react'
import { defaultBranding } from '../../contract/branding.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { applyColours } from '../theme/brand.ts'
import { pictureAddress } from '../ui/picture-address.ts'

const usualIcon = '/favicon.svg'

/** Gives the pages the current building's colours and icon; the default ones return without it. */
export const useBranding = (): void => {
  const branding = useBuildingSelection().building?.branding
  const primary = branding?.primaryColor ?? defaultBranding.primaryColor
  const secondary = branding?.secondaryColor ?? defaultBranding.secondaryColor
  const icon = branding?.favicon ? pictureAddress(branding.favicon) : usualIcon
  useEffect(() => applyColours({ primary, secondary }), [primary, secondary])
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]')
    link?.setAttribute('href', icon)
    // A type that does not fit keeps browsers from showing the icon.
    if (icon === usualIcon) link?.setAttribute('type', 'image/svg+xml')
    else link?.removeAttribute('type')
  }, [icon])
}
