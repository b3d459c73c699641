import type { ComponentProps } from 'react'
import { later, useLater } from '#app/ui/loaded-later.ts'
import type { KeepOnDevice } from './keep-on-device.tsx'

const keepOnDevice = later(() => import('./keep-on-device.tsx'))

/** Only this browser knows what it keeps, so this part comes with its script. Its place stays free. */
export function LaterKeepOnDevice(props: ComponentProps<typeof KeepOnDevice>) {
	const { part } = useLater(keepOnDevice, true)
	return <div className="min-h-11 noscript:hidden">{part && <part.KeepOnDevice {...props} />}</div>
}
