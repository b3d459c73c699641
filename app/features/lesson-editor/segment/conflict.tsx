import { useEffect, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { ConflictNotice } from '#app/ui/admin/conflict-notice.tsx'
import { type EditorState, presentOf } from './editor-state.ts'
import type { Requests, StoredText } from './requests.ts'

type Props = {
	owner: TextOwner
	requests: Pick<Requests, 'load'>
	/** With the version that somebody else has saved since. */
	state: EditorState
	/** Why saving is blocked. */
	obstacle: string | undefined
	/** Saves over that version on purpose. */
	onOverwrite: (version: number | undefined) => void
}

/** Says that somebody else has saved since, shows their text, and offers to replace it. */
export function Conflict({ owner, requests, state, obstacle, onOverwrite }: Props) {
	const { theirVersion, meanwhile, problems } = state
	const theirs = useTheirText(requests, theirVersion)
	if (obstacle !== undefined) {
		return (
			<p role="alert" className="text-cinnabar-deep text-sm">
				{obstacle}
			</p>
		)
	}
	return (
		<ConflictNotice
			sentence={problems[0]?.text ?? ''}
			meanwhile={meanwhile}
			did="saved this text"
			text={presentOf(state).text}
			saveAnyway={{ type: 'button', onClick: () => onOverwrite(theirs?.version ?? theirVersion) }}
			theirs={
				theirs === undefined ? { href: tabPath(owner) } : { text: fromContent(theirs.content).text }
			}
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
