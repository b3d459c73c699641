import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import {
	type EditedText,
	fromContent,
	toContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withProblemText } from '#app/domain/problem.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { ConflictNotice } from '#app/ui/admin/conflict-notice.tsx'
import { type EditorState, originOf, presentOf } from './editor-state.ts'
import { ProblemList } from './problem-list.tsx'
import type { Requests, StoredText, TextProblem } from './requests.ts'
import { type Choosing, TextMerge } from './text-merge.tsx'

type Props = Choosing & {
	owner: TextOwner
	requests: Pick<Requests, 'load'>
	/** With the version that somebody else has saved since. */
	state: EditorState
	/** Why saving is blocked. */
	obstacle: string | undefined
	/** Saves over that version on purpose. */
	onOverwrite: (version: number | undefined) => void
	/** Saves a text that was made of both, over their version. */
	onMerged: (merged: EditedText, theirs: StoredText) => void
	onClose: () => void
	/** Leads to a problem in the text. */
	onGo: (problem: TextProblem) => void
}

/** Says that somebody else has saved since, and lets both texts be brought together, or theirs be replaced. */
export function Conflict({ owner, requests, state, obstacle, ...props }: Props) {
	const { onOverwrite, onMerged, onClose, onGo, ...choosing } = props
	const present = presentOf(state)
	// Comparing two long texts takes time that typing must not wait for.
	const edited = useDeferredValue(present)
	const complete = useMemo(() => toContent(edited), [edited])
	const { theirVersion, meanwhile, problems } = state
	const theirs = useTheirText(requests, theirVersion)
	const theirText = useMemo(() => theirs && fromContent(theirs.content).text, [theirs])
	if (obstacle !== undefined) {
		return (
			<p role="alert" className="text-cinnabar-deep text-sm">
				{obstacle}
			</p>
		)
	}

	function shownTheirs() {
		// A text that is half typed has paragraphs that nobody meant.
		if (!complete.ok) {
			return (
				<div className="grid gap-1">
					<p>The differences are shown again once your text is complete.</p>
					<ProblemList problems={complete.error.map(withProblemText)} onGo={onGo} />
				</div>
			)
		}
		if (!theirs) return undefined
		return (
			<TextMerge
				{...choosing}
				base={originOf(state).text}
				edited={edited}
				theirs={theirs}
				isBehind={edited !== present}
				onMerged={(merged) => onMerged(merged, theirs)}
			/>
		)
	}

	const differences = shownTheirs()
	return (
		<ConflictNotice
			sentence={problems[0]?.text ?? ''}
			meanwhile={meanwhile}
			did="saved this text"
			text={present.text}
			saveAnyway={{
				type: 'button',
				disabled: !complete.ok,
				onClick: () => onOverwrite(theirs?.version ?? theirVersion),
			}}
			theirs={differences ? { differences, text: theirText } : { href: tabPath(owner) }}
			onClose={onClose}
		/>
	)
}

/** Loads the text that somebody else has saved since. */
function useTheirText({ load }: Props['requests'], theirVersion: number | undefined) {
	const [theirs, setTheirs] = useState<StoredText>()
	useEffect(() => {
		if (theirVersion === undefined) return
		let isMounted = true
		load().then((answer) => {
			if (isMounted && answer.ok) setTheirs(answer.value)
		})
		return () => {
			isMounted = false
		}
	}, [load, theirVersion])
	return theirs
}
