import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { Faults } from './faults.tsx'
import type { Answer, Fault, LearnerText } from './requests.ts'

type Props = {
	/** Has the text made as it is now, saved or not. */
	load: () => Answer<LearnerText>
	/** Draws it as the page of the lesson does. */
	render: (text: LearnerText) => ReactNode
	onClose: () => void
}

type Shown = { text?: LearnerText; faults: Fault[] }

/** The lesson's text as a learner will read it, over the whole screen. */
export function LearnerPreview({ load, render, onClose }: Props) {
	const [{ text, faults }, show] = useState<Shown>({ faults: [] })
	const first = useRef(load)
	useEffect(() => {
		let isHere = true
		first.current().then((answer) => {
			if (!isHere) return
			show(answer.ok ? { text: answer.value, faults: [] } : { faults: answer.error.faults })
		})
		return () => {
			isHere = false
		}
	}, [])
	return (
		<Dialog title="Preview as learner" onClose={onClose} size="full">
			<div className="absolute top-3 right-3">
				<AdminButton type="button" onClick={onClose}>
					Close preview
				</AdminButton>
			</div>
			<div className="mx-auto grid max-w-[52rem] gap-8 pt-6 pb-24">
				<Faults faults={faults} onGo={onClose} />
				{text ? render(text) : faults.length === 0 && <p role="status">Loading...</p>}
			</div>
		</Dialog>
	)
}
