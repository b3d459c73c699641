import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { joinWithNext, splitWord } from '#app/domain/lesson-text/editing/boundaries.ts'
import type { EditedText, WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import { canRedo, canUndo, withPresent } from '#app/domain/lesson-text/editing/history.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { counts, paragraphAt, wordAt } from '#app/domain/lesson-text/editing/places.ts'
import { withReadings } from '#app/domain/lesson-text/editing/readings.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { type EditorState, isUnsaved, presentOf, redone, undone } from './editor-state.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { Faults } from './faults.tsx'
import { LivePreview } from './live-preview.tsx'
import { PinyinDialog } from './pinyin-dialog.tsx'
import type { Requests } from './requests.ts'
import { SegmentArea } from './segment-area.tsx'
import { useAtCursor } from './use-at-cursor.ts'
import { useKeys } from './use-keys.ts'
import { useReadings } from './use-readings.ts'
import { useScrollSync } from './use-scroll-sync.ts'
import { useTextActs } from './use-text-acts.ts'

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
	const { act, goTo, ...acts } = useTextActs({ edited, change, area, onEdit: setAsked })
	useKeys({ s: props.onSave })

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
			acts.separate()
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
						onSeparate={acts.separate}
					/>
				</div>
				<SegmentArea
					area={area}
					id={areaId}
					text={text}
					selection={state.history.present.selection}
					onText={acts.typeText}
					onUndo={() => change(undone)}
					onRedo={() => change(redone)}
					onKeyDown={onAreaKeyDown}
				/>
				<p className="text-ink-quiet text-sm tabular-nums">
					{paragraphCount} paragraphs / {hanzi} Chinese chars
					{isUnsaved(state) && <span className="text-amber"> · Unsaved changes</span>}
				</p>
				<div className="flex flex-wrap gap-2">
					<AdminButton
						type="button"
						look="primary"
						isBusy={state.busy === 'save'}
						busyLabel="Saving..."
						onClick={props.onSave}
					>
						Save
					</AdminButton>
					<AdminButton type="button" onClick={props.onReset}>
						Reset
					</AdminButton>
					<AdminButton type="button" onClick={props.onSegmentAgain}>
						Re-segment
					</AdminButton>
				</div>
				{state.isSaved && (
					<p role="status" className="text-jade text-sm">
						Lesson content saved successfully!
					</p>
				)}
				{props.refusal || <Faults faults={state.faults} onGo={acts.goToFault} />}
			</div>
			<div className="grid min-w-0 gap-2">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h2 className="font-semibold text-base">Live Preview</h2>
					<AdminButton type="button" look="quiet" onClick={props.onPreview}>
						Preview as learner
					</AdminButton>
				</div>
				<LivePreview
					box={box}
					paragraphs={paragraphs}
					currentKey={currentKey}
					onJump={(paragraph) => goTo(starts[paragraph] ?? 0)}
					onSpacing={(paragraph, spacing) => act((now) => withSpacing(now, paragraph, spacing))}
					onWord={acts.doWithWord}
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
