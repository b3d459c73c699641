import { useEffect, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { ConflictNotice } from '#app/ui/admin/conflict-notice.tsx'
import { baseOf, type EditorState, presentOf } from './editor-state.ts'
import type { Requests, StoredText } from './requests.ts'
import { TextMerge } from './text-merge.tsx'

type Props = {
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
}

/** Says that somebody else has saved since, and lets both texts be brought together, or theirs be replaced. */
export function Conflict({ owner, requests, state, obstacle, ...does }: Props) {
	const { onOverwrite, onMerged, onClose } = does
	const edited = presentOf(state)
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
			text={edited.text}
			saveAnyway={{ type: 'button', onClick: () => onOverwrite(theirs?.version ?? theirVersion) }}
			theirs={
				theirs === undefined
					? { href: tabPath(owner) }
					: {
							differences: (
								// What is typed meanwhile moves paragraphs: they are asked about anew.
								<TextMerge
									key={edited.text}
									base={baseOf(state)}
									edited={edited}
									theirs={theirs.content}
									onMerged={(merged) => onMerged(merged, theirs)}
								/>
							),
						}
			}
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
