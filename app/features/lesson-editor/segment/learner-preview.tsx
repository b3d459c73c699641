import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { ProblemList } from './problem-list.tsx'
import type { LearnerText, RequestResult, TextProblem } from './requests.ts'

type Props = {
	/** Renders the current text on the server, saved or not. */
	load: () => RequestResult<LearnerText>
	/** Shows it as its page for learners does. */
	render: (text: LearnerText) => ReactNode
	onClose: () => void
}

type Loaded = { text?: LearnerText; problems: TextProblem[] }

/** Shows the text as a learner will read it, in full screen. */
export function LearnerPreview({ load, render, onClose }: Props) {
	const [{ text, problems }, show] = useState<Loaded>({ problems: [] })
	const loadOnce = useRef(load)
	useEffect(() => {
		let isMounted = true
		loadOnce.current().then((answer) => {
			if (!isMounted) return
			show(answer.ok ? { text: answer.value, problems: [] } : { problems: answer.error.problems })
		})
		return () => {
			isMounted = false
		}
	}, [])
	return (
		<Dialog title="Preview unsaved text" onClose={onClose} size="full">
			<div className="absolute top-3 right-3">
				<AdminButton type="button" onClick={onClose}>
					Close preview
				</AdminButton>
			</div>
			<div className="mx-auto grid max-w-[52rem] gap-8 pt-6 pb-24">
				<ProblemList problems={problems} onGo={onClose} />
				{text ? render(text) : problems.length === 0 && <p role="status">Loading...</p>}
			</div>
		</Dialog>
	)
}
