import { lazy } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import type { KeepProps } from './keep-panel.tsx'

const KeepPanel = lazy(async () => ({ default: (await import('./keep-panel.tsx')).KeepPanel }))

/** Only this browser knows what it keeps, so this part comes with its script. Its place stays free. */
export function KeepOnDevice(props: KeepProps) {
	return (
		<div className="min-h-11 noscript:hidden">
			<LazyPart problem={pageErrorText('word.load-failed')}>
				<KeepPanel {...props} />
			</LazyPart>
		</div>
	)
}
