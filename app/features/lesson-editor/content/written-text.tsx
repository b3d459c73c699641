import { useEffect, useRef, useState } from 'react'
import { isSameText } from '#app/domain/lesson-text/tagged-text.ts'
import type { useLastSave } from '#app/features/publishing/tab-context.ts'
import { useArrivalFocus } from '#app/ui/admin/arrival-focus.ts'
import { DraftOffer } from '#app/ui/admin/draft-offer.tsx'
import { isFormChanged } from '#app/ui/admin/form-changed.ts'
import { goToLine } from '#app/ui/admin/go-to-line.ts'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { useKeptDraft } from '#app/ui/admin/use-kept-draft.ts'
import type { ShownProblem } from '#app/ui/form-answer.ts'
import { TextArea } from './text-area.tsx'

type Props = {
	label: string
	hint: string
	/** The stored text. */
	stored: string
	/** The typed text, if it was refused. */
	typed: string | undefined
	/** The stored text's version when the page was opened; sent as `version`. */
	version: number
	/** Identifies the drafts: their user and document. */
	place: { user: string; document: string }
	isInvalid?: boolean
	/** Shown below it, where no bar shows them. */
	problems?: ShownProblem[]
	isSaved?: boolean
	/** The version of the last save whose author stayed. */
	savedVersion?: number | undefined
	/** Whether two texts would be stored as the same. Default: as texts of lessons. */
	isSame?: (one: string, other: string) => boolean
	measure?: (text: string) => string
	/** Fills the window's height where there is room. */
	isTall?: boolean
	/** The last save of it, if it is known. */
	lastSave?: ReturnType<typeof useLastSave>
	/** Its form has no other fields: it has the focus when its page opens, and a draft keeps all. */
	isAlone?: boolean
	/** Called with the text at first and whenever it has changed. */
	onChange?: (text: string) => void
}

/**
 * A form's field `text` for a whole text. Keeps a draft in this browser until the
 * text is saved, and warns before leaving an edited form.
 */
export function WrittenText({
	stored,
	typed,
	version,
	place,
	isInvalid = false,
	problems = [],
	isAlone = false,
	lastSave,
	...shown
}: Props) {
	const { isSaved = false, savedVersion, isSame = isSameText, onChange, ...labels } = shown
	const area = useRef<HTMLTextAreaElement>(null)
	const [base, setBase] = useState(String(version))
	const draft = useKeptDraft({ ...place, version: base, lastOwn: lastSave?.own, stored, isSame })
	const { forget, keep } = draft

	useEffect(() => {
		if (isSaved) forget()
	}, [isSaved, forget])

	useEffect(() => {
		if (savedVersion === undefined) return
		setBase(String(savedVersion))
		if (!area.current || typed === undefined) return
		area.current.defaultValue = typed
		// Anything typed since is not saved.
		if (area.current.value === typed) forget()
	}, [savedVersion, typed, forget])

	function onText(text: string) {
		onChange?.(text)
		if (text !== stored) keep(text)
		else forget()
	}

	// Text typed before the page had hydrated has made no event here.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		const text = area.current?.value
		if (text !== undefined) onChange?.(text)
		if (text !== undefined && text !== (typed ?? stored)) onText(text)
	}, [])

	function isUnsaved(): boolean {
		const form = area.current?.form
		const isRefused = typed !== undefined && savedVersion === undefined
		return !isSaved && (isRefused || (form ? isFormChanged(form) : false))
	}

	function hasOtherChanges(): boolean {
		const form = area.current?.form
		return form ? isFormChanged(form, 'text') : false
	}

	function restore() {
		const restored = draft.restore()
		if (!restored || !area.current) return
		area.current.value = restored.text
		// Notify listeners as if it had been typed.
		area.current.dispatchEvent(new Event('input', { bubbles: true }))
		setBase(restored.version)
		area.current.focus()
	}

	useArrivalFocus(area, isAlone)
	return (
		<div className="grid gap-3">
			<input type="hidden" name="version" value={base} />
			{draft.offered && !isSaved && (
				<DraftOffer
					draft={draft.offered}
					isOutdated={draft.offered.version !== base}
					lastSave={lastSave}
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
				isInvalid={isInvalid || problems.length > 0}
				onText={onText}
			/>
			{problems.length > 0 && (
				<TextProblems problems={problems} goTo={(line) => goToLine(area.current, line)} />
			)}
			<LeaveWarning isChanged={isUnsaved} hasOtherChanges={hasOtherChanges} />
		</div>
	)
}

type TextProblemsProps = {
	problems: ShownProblem[]
	/** Goes to a line of the text, counted from 1. */
	goTo: (line: number) => void
}

/** Lists a text's problems, with buttons that go to their lines. */
export function TextProblems({ problems, goTo }: TextProblemsProps) {
	return (
		<div
			role="alert"
			className="rounded-control border border-cinnabar bg-cinnabar-tint px-3 py-2 text-cinnabar-deep text-sm"
		>
			<ul className="grid gap-1">
				{problems.map(({ text, line }) => (
					<li key={`${line} ${text}`} className="wrap-anywhere flex flex-wrap gap-x-2">
						<span>{text}</span>
						{line !== undefined && (
							<button type="button" onClick={() => goTo(line)} className="underline">
								Line {line}
							</button>
						)}
					</li>
				))}
			</ul>
		</div>
	)
}
