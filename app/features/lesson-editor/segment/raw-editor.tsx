import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
	completeTag,
	insertParagraph,
	insertTag,
	type RawText,
} from '#app/domain/lesson-text/editing/raw-text.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Faults } from './faults.tsx'
import type { Fault } from './requests.ts'
import { typeChange, writeArea } from './write-area.ts'

type Props = {
	area: RefObject<HTMLTextAreaElement>
	/** What is in it at first, and by now. */
	text: string
	isBusy: boolean
	faults: readonly Fault[]
	onText: (text: string) => void
	onSegment: () => void
}

/** Where a text is typed or pasted before it is cut into words. The text area keeps what is typed. */
export function RawEditor({ area, text, isBusy, faults, onText, onSegment }: Props) {
	const [first] = useState(text)
	const typedEarly = useRef(onText)

	// Before the page's script ran somebody may have typed; a draft may be put back later.
	useLayoutEffect(() => {
		if (area.current?.value) typedEarly.current(area.current.value)
	}, [area])
	useLayoutEffect(() => {
		if (area.current && area.current.value !== text) writeArea(area.current, text)
	}, [area, text])

	function insert(make: (typed: RawText) => RawText) {
		const { current: field } = area
		if (!field) return
		const { text: made, start, end } = make(rawTextOf(field))
		typeChange(field, made, { start, end })
	}

	function typed(field: HTMLTextAreaElement, sign: string | null) {
		const completed = sign === ':' || sign === '：' ? completeTag(rawTextOf(field)) : undefined
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
				defaultValue={first}
				readOnly={isBusy}
				autoComplete="off"
				spellCheck={false}
				className="segment-area"
				onInput={({ currentTarget, nativeEvent }) => {
					const sign = nativeEvent instanceof InputEvent ? nativeEvent.data : null
					typed(currentTarget, sign)
				}}
			/>
			<div className="flex flex-wrap items-center gap-3">
				<AdminButton
					type="button"
					look="primary"
					isBusy={isBusy}
					busyLabel="Segmenting..."
					disabled={text.trim() === ''}
					onClick={onSegment}
				>
					Segment
				</AdminButton>
				<Faults faults={faults} onGo={({ line }) => area.current && goToLine(area.current, line)} />
			</div>
		</div>
	)
}

function rawTextOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): RawText {
	return { text: value, start: selectionStart, end: selectionEnd }
}

/** Lines are counted from 1. */
function goToLine(area: HTMLTextAreaElement, line = 1): void {
	const lines = area.value.split('\n')
	const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
	area.focus()
	area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
