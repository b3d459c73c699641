import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
	completeTag,
	insertParagraph,
	insertTag,
	type RawText,
} from '#app/domain/lesson-text/editing/raw-text.ts'
import { useArrivalFocus } from '#app/ui/admin/arrival-focus.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { ProblemList } from './problem-list.tsx'
import type { TextProblem } from './requests.ts'
import { typeChange, writeArea } from './write-area.ts'

const example = 'zh: 你好！\nen: Hello!'

type Props = {
	area: RefObject<HTMLTextAreaElement>
	/** The current text; changes from outside replace what is typed. */
	text: string
	isBusy: boolean
	problems: readonly TextProblem[]
	onText: (text: string) => void
	onSegment: () => void
	/** Returns to the segmented text, if there is one. */
	onBack: (() => void) | undefined
}

/** A text before it is segmented. The text area is uncontrolled: it keeps what is typed. */
export function RawEditor({ area, text, isBusy, problems, onText, ...props }: Props) {
	const [first] = useState(text)
	const onEarlyText = useRef(onText)

	// The author may have typed before hydration.
	useLayoutEffect(() => {
		if (area.current?.value) onEarlyText.current(area.current.value)
	}, [area])
	// An empty text is there to be written.
	useArrivalFocus(area, text === '')
	useLayoutEffect(() => {
		if (area.current && area.current.value !== text) writeArea(area.current, text)
	}, [area, text])

	function insert(change: (raw: RawText) => RawText) {
		const { current: field } = area
		if (!field) return
		const { text: changed, start, end } = change(rawTextOf(field))
		typeChange(field, changed, { start, end })
	}

	function onTyped(field: HTMLTextAreaElement, typed: string | null) {
		const completed = typed === ':' || typed === '：' ? completeTag(rawTextOf(field)) : undefined
		if (completed) return typeChange(field, completed.text, completed)
		onText(field.value)
	}

	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-end justify-between gap-2">
				<label htmlFor="raw-text" className="font-semibold text-base">
					Original content (zh:/en: format)
				</label>
				<div className="flex flex-wrap gap-2">
					<AdminButton type="button" onClick={() => insert((raw) => insertTag(raw, 'zh'))}>
						Chinese Tag
					</AdminButton>
					<AdminButton type="button" onClick={() => insert((raw) => insertTag(raw, 'en'))}>
						English Tag
					</AdminButton>
					<AdminButton type="button" onClick={() => insert(insertParagraph)}>
						Chinese/English Paragraph
					</AdminButton>
				</div>
			</div>
			<textarea
				ref={area}
				id="raw-text"
				name="text"
				rows={16}
				placeholder={example}
				defaultValue={first}
				readOnly={isBusy}
				autoComplete="off"
				spellCheck={false}
				className="segment-area"
				onInput={({ currentTarget, nativeEvent }) => {
					onTyped(currentTarget, nativeEvent instanceof InputEvent ? nativeEvent.data : null)
				}}
			/>
			<div className="flex flex-wrap items-center gap-3">
				<AdminButton
					type="button"
					look="primary"
					isBusy={isBusy}
					busyLabel="Segmenting..."
					disabled={text.trim() === ''}
					onClick={props.onSegment}
				>
					Segment
				</AdminButton>
				{props.onBack && (
					<AdminButton type="button" disabled={isBusy} onClick={props.onBack}>
						Back to the words
					</AdminButton>
				)}
				<ProblemList
					problems={problems}
					onGo={({ line }) => area.current && goToLine(area.current, line)}
				/>
			</div>
		</div>
	)
}

function rawTextOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): RawText {
	return { text: value, start: selectionStart, end: selectionEnd }
}

/** Selects a line, counted from 1. */
function goToLine(area: HTMLTextAreaElement, line = 1): void {
	const lines = area.value.split('\n')
	const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
	area.focus()
	area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
