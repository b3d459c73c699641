import { useRef } from 'react'
import { showBesidePage } from '#app/ui/beside-page.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { StrokesPanel } from './strokes-panel.tsx'

type Props = { forms: readonly string[] }

/** Shows the strokes of a word beside a text: the popup that opens them closes. */
export function openStrokes(props: Props): void {
	showBesidePage((close) => <StrokesDialog {...props} onClose={close} />)
}

function StrokesDialog({ forms, onClose }: Props & { onClose: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null)
	const title = (
		<>
			Strokes of <span lang="zh-CN">{forms[0]}</span>
		</>
	)
	return (
		<Dialog dialog={dialog} title={title} onClose={onClose}>
			<StrokesPanel forms={forms} />
		</Dialog>
	)
}
