import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { joinWithNext, splitWord } from '#app/domain/lesson-text/editing/boundaries.ts'
import type { EditedText, WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	canRedo,
	canUndo,
	type Selection,
	withPresent,
} from '#app/domain/lesson-text/editing/history.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import {
	counts,
	paragraphAt,
	stretchOfWord,
	wordAt,
} from '#app/domain/lesson-text/editing/places.ts'
import { withReadings } from '#app/domain/lesson-text/editing/readings.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { DeskButton } from '#app/ui/desk/button.tsx'
import { scrollAreaTo, topsInArea } from './area-places.ts'
import { type EditorState, isUnsaved, presentOf, redone, undone, withAct } from './editor-state.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { Faults } from './faults.tsx'
import { LivePreview, type WordAct } from './live-preview.tsx'
import { PinyinDialog } from './pinyin-dialog.tsx'
import type { Fault, Requests } from './requests.ts'
import { SegmentArea } from './segment-area.tsx'
import { separateAt } from './separate.ts'
import { useAtCursor } from './use-at-cursor.ts'
import { useReadings } from './use-readings.ts'
import { useScrollSync } from './use-scroll-sync.ts'

type Props = {
	state: EditorState
	change: (step: (state: EditorState) => EditorState) => void
	readings: Requests['readings']
	onSave: () => void
	onReset: () => void
	onSegmentAgain: () => void
	onPreview: () => void
	/** Said in place of what is wrong, where somebody else has saved meanwhile. */
	refusal: ReactNode
}

/** The text with its words set apart, and beside it what becomes of it. */
export function SegmentedEditor(props: Props) {
	const { state, change, readings } = props
	const edited = presentOf(state)
	const { paragraphs, starts, text } = edited
	const area = useRef<HTMLTextAreaElement>(null)
	const box = useRef<HTMLDivElement>(null)
	const [asked, setAsked] = useState<WordPlace>()
	const areaId = useId()
	const keys = paragraphs.map(({ key }) => key)

	const currentKey = useAtCursor(area, (cursor) => {
		const index = paragraphAt(edited, cursor)
		return index === undefined ? undefined : paragraphs[index]?.key
	})
	useScrollSync({ area, box, starts, keys })
	useReadings({
		edited,
		ask: readings,
		onReadings: (read) =>
			change((now) => ({
				...now,
				history: withPresent(now.history, withReadings(presentOf(now), read)),
			})),
	})
	useKeys({ s: props.onSave })

	/** An act that was not typed; what is selected stays where it is, unless said otherwise. */
	function act(step: (edited: EditedText) => EditedText, selection?: Selection) {
		const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
		change((now) =>
			withAct(now, {
				edited: step(presentOf(now)),
				selection: selection ?? { start, end },
				at: Date.now(),
			}),
		)
	}

	function onText(typed: string, selection: Selection) {
		change((now) =>
			withAct(now, {
				edited: withText(presentOf(now), typed, selection.end),
				...{ selection, at: Date.now(), isTyping: true },
			}),
		)
	}

	function separate() {
		const { current: field } = area
		if (!field) return
		const { value, selectionStart, selectionEnd } = field
		const made = separateAt({ text: value, start: selectionStart, end: selectionEnd })
		if (made) act((now) => withText(now, made.text, made.end), made)
		field.focus()
	}

	function goTo(start: number, end = start) {
		const { current: field } = area
		if (!field) return
		field.focus({ preventScroll: true })
		field.setSelectionRange(start, end)
		const [top] = topsInArea(field, [start])
		scrollAreaTo(field, top ?? 0)
	}

	function goToFault({ line, paragraph }: Fault) {
		if (line === undefined) return goTo(starts[(paragraph ?? 1) - 1] ?? 0)
		const lines = text.split('\n')
		goTo(lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0))
	}

	function onWord(place: WordPlace, wanted: WordAct) {
		const word = paragraphs[place.paragraph]?.words[place.word]
		if (wanted === 'edit') setAsked(place)
		else if (wanted === 'join') act((now) => joinWithNext(now, place))
		else if (wanted === 'blank') act((now) => withHidden(now, place, !word?.token.isHide))
		else goTo(stretchOfWord(edited, place)?.from ?? 0)
	}

	function onKeyDown(event: KeyboardEvent) {
		const { key, shiftKey, altKey } = event
		const isControl = event.ctrlKey || event.metaKey
		if (altKey || event.nativeEvent.isComposing || isInDialog(event.target)) return
		if (isControl && key === 'z' && !shiftKey) change(undone)
		else if (isControl && (key.toLowerCase() === 'z' || key === 'y')) change(redone)
		else return
		event.preventDefault()
	}

	function onAreaKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		const isControl = event.ctrlKey || event.metaKey
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter' && isControl) {
			event.preventDefault()
			separate()
		} else if (event.key === 'F2') {
			event.preventDefault()
			setAsked(wordAt(edited, event.currentTarget.selectionStart))
		}
	}

	const { paragraphs: paragraphCount, hanzi } = counts(edited)
	const word = asked && paragraphs[asked.paragraph]?.words[asked.word]
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever one is in it
		<div className="grid min-w-0 items-start gap-6 lg:grid-cols-2" onKeyDown={onKeyDown}>
			<div className="grid min-w-0 gap-2">
				<div className="flex flex-wrap items-center justify-between gap-x-2">
					<label htmlFor={areaId} className="font-semibold text-base">
						Segment Editor
					</label>
					<EditorToolbar
						canUndo={canUndo(state.history)}
						canRedo={canRedo(state.history)}
						onUndo={() => change(undone)}
						onRedo={() => change(redone)}
						onSeparate={separate}
					/>
				</div>
				<SegmentArea
					area={area}
					id={areaId}
					text={text}
					selection={state.history.present.selection}
					onText={onText}
					onUndo={() => change(undone)}
					onRedo={() => change(redone)}
					onKeyDown={onAreaKeyDown}
				/>
				<p className="text-ink-quiet text-sm tabular-nums">
					{paragraphCount} paragraphs / {hanzi} Chinese chars
					{isUnsaved(state) && <span className="text-amber"> · Unsaved changes</span>}
				</p>
				<div className="flex flex-wrap gap-2">
					<DeskButton
						type="button"
						look="primary"
						isBusy={state.busy === 'save'}
						busyLabel="Saving..."
						onClick={props.onSave}
					>
						Save
					</DeskButton>
					<DeskButton type="button" onClick={props.onReset}>
						Reset
					</DeskButton>
					<DeskButton type="button" onClick={props.onSegmentAgain}>
						Re-segment
					</DeskButton>
				</div>
				{state.isSaved && (
					<p role="status" className="text-jade text-sm">
						Lesson content saved successfully!
					</p>
				)}
				{props.refusal || <Faults faults={state.faults} onGo={goToFault} />}
			</div>
			<div className="grid min-w-0 gap-2">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h2 className="font-semibold text-base">Live Preview</h2>
					<DeskButton type="button" look="quiet" onClick={props.onPreview}>
						Preview as learner
					</DeskButton>
				</div>
				<LivePreview
					box={box}
					paragraphs={paragraphs}
					currentKey={currentKey}
					onJump={(paragraph) => goTo(starts[paragraph] ?? 0)}
					onSpacing={(paragraph, spacing) => act((now) => withSpacing(now, paragraph, spacing))}
					onWord={onWord}
				/>
			</div>
			{asked && word && (
				<PinyinDialog
					edited={word}
					isRead={paragraphs[asked.paragraph]?.isRead ?? false}
					next={nextOf(edited, asked)}
					onClose={() => setAsked(undefined)}
					onSave={({ pinyin, isHidden }) => {
						act((now) => withHidden(withPinyin(now, asked, pinyin), asked, isHidden))
						setAsked(undefined)
					}}
					onSplit={(at) => {
						act((now) => splitWord(now, asked, at))
						setAsked(undefined)
					}}
					onJoin={() => {
						act((now) => joinWithNext(now, asked))
						setAsked(undefined)
					}}
				/>
			)}
		</div>
	)
}

/** The word that follows at once, which a word can be joined with. */
function nextOf(edited: EditedText, { paragraph, word }: WordPlace): string | undefined {
	const place = { paragraph, word }
	const joined = joinWithNext(edited, place)
	return joined === edited ? undefined : edited.paragraphs[paragraph]?.words[word + 1]?.token.word
}

/** What is typed into a dialog has the browser's own undo. */
function isInDialog(target: EventTarget): boolean {
	return target instanceof Element && target.closest('dialog') !== null
}

/** Keys with Ctrl that work wherever one is on the page. */
function useKeys(acts: Readonly<Record<string, () => void>>): void {
	const latest = useRef(acts)
	latest.current = acts
	useEffect(() => {
		const pressed = (event: globalThis.KeyboardEvent) => {
			const act = latest.current[event.key.toLowerCase()]
			if (!act || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
			event.preventDefault()
			if (!document.querySelector('dialog:modal')) act()
		}
		window.addEventListener('keydown', pressed)
		return () => window.removeEventListener('keydown', pressed)
	}, [])
}
