import QRCode from 'qrcode'

interface Props {
  address: string
  label: string
}

/** The dark modules of a QR code as one SVG path, a unit square each. */
const pathOf = (address: string): { path: string; size: number } => {
  const { data, size } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('')
  return { path, size }
}

/** An address as a QR code with the quiet margin that readers need: always dark on white. */
export default function QrCode({ address, label }: Props) {
  const { path, size } = pathOf(address)
  const margin = 4
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
      shapeRendering="crispEdges"
      width="100%"
    >
      <rect x={-margin} y={-margin} width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
