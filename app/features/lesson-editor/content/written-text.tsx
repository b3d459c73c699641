import { type RefObject, useEffect, useRef, useState } from 'react'
import { isSameText } from '#app/domain/lesson-text/tagged-text.ts'
import type { ProblemWithText } from '#app/domain/problem.ts'
import { ConflictNotice } from '#app/ui/admin/conflict-notice.tsx'
import { DraftOffer } from '#app/ui/admin/draft-offer.tsx'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { useKeptDraft } from '#app/ui/admin/use-kept-draft.ts'
import type { TheirText } from './content-answer.ts'
import { goToLine, TextArea } from './text-area.tsx'
import { TextProblems } from './text-problems.tsx'

type Props = {
	label: string
	hint: string
	/** As it is stored. */
	stored: string
	/** As it was typed when it was refused. */
	typed: string | undefined
	/** Of what is stored, when the page was opened; the form says it as `version`. */
	version: number
	/** Where drafts are kept: whose, and of what. */
	place: { user: string; document: string }
	problems: ProblemWithText[]
	/** What somebody else has saved meanwhile, and the sentence about it. */
	conflict: { sentence: string; theirs: TheirText } | undefined
	isSaved?: boolean
}

/**
 * A whole text in a form, as its field `text`, with what is wrong with it. What is written is kept in
 * this browser until it is saved, and nobody leaves the form unasked once it is changed.
 */
export function WrittenText({
	stored,
	typed,
	version,
	place,
	problems,
	conflict,
	...shown
}: Props) {
	const { isSaved = false, ...labels } = shown
	const area = useRef<HTMLTextAreaElement>(null)
	const [base, setBase] = useState(String(version))
	const [isTextChanged, setTextChanged] = useState(typed !== undefined && typed !== stored)
	const isFormChanged = useFormChanged(area)
	const draft = useKeptDraft({ ...place, version: base, stored, isSame: isSameText })
	const { forget, keep } = draft

	useEffect(() => {
		if (isSaved) forget()
	}, [isSaved, forget])

	function onText(text: string) {
		const isChanged = text !== stored
		setTextChanged(isChanged)
		if (isChanged) keep(text)
		else forget()
	}

	function restore() {
		const restored = draft.restore()
		if (!restored || !area.current) return
		area.current.value = restored.text
		// The area tells whoever listens, as if it had been typed.
		area.current.dispatchEvent(new Event('input', { bubbles: true }))
		setBase(restored.version)
		area.current.focus()
	}

	return (
		<div className="grid gap-3">
			<input type="hidden" name="version" value={base} />
			{draft.offered && !isSaved && (
				<DraftOffer
					draft={draft.offered}
					isOutdated={draft.offered.version !== base}
					onRestore={restore}
					onDiscard={draft.discard}
				/>
			)}
			<TextArea
				{...labels}
				name="text"
				rows={20}
				text={typed ?? stored}
				area={area}
				isInvalid={problems.length > 0}
				onText={onText}
			/>
			{problems.length > 0 && (
				<TextProblems problems={problems} goTo={(line) => goToLine(area.current, line)} />
			)}
			{conflict && (
				<ConflictNotice
					sentence={conflict.sentence}
					text={area.current?.value ?? typed ?? stored}
					saveAnyway={{ type: 'submit', name: 'overwrite', value: conflict.theirs.version }}
					theirs={{ text: conflict.theirs.text }}
				/>
			)}
			<LeaveWarning isChanged={(isTextChanged || isFormChanged) && !isSaved} />
		</div>
	)
}

/** Whether something else of the form was changed. */
function useFormChanged(area: RefObject<HTMLTextAreaElement>): boolean {
	const [isChanged, setChanged] = useState(false)
	useEffect(() => {
		const form = area.current?.form
		const onInput = ({ target }: Event) => {
			if (target !== area.current) setChanged(true)
		}
		form?.addEventListener('input', onInput)
		return () => form?.removeEventListener('input', onInput)
	}, [area])
	return isChanged
}
