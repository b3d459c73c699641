import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { counted } from '#app/domain/counted.ts'
import type { WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import { canRedo, canUndo, withPresent } from '#app/domain/lesson-text/editing/history.ts'
import { withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import {
	counts,
	paragraphAt,
	stretchOfWord,
	wordAt,
} from '#app/domain/lesson-text/editing/places.ts'
import { unreadWords, withReadings } from '#app/domain/lesson-text/editing/readings.ts'
import { toCut, withNewCut } from '#app/domain/lesson-text/editing/typed-words.ts'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import { useTabContext } from '#app/features/publishing/tab-context.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { useSaveShortcut } from '#app/ui/admin/save-by-key.ts'
import { usePaused } from '#app/ui/use-paused.ts'
import { CutElsewhere } from './cut-elsewhere.tsx'
import { DoubtColumn } from './doubts/doubt-column.tsx'
import type { ToCheck } from './doubts/doubt-settings.tsx'
import { DoubtStrip } from './doubts/doubt-strip.tsx'
import { shownDoubts } from './doubts/shown-doubts.ts'
import { useDoubts } from './doubts/use-doubts.ts'
import { useMeanings } from './doubts/use-meanings.ts'
import { type EditorState, failed, isUnsaved, presentOf, redone, undone } from './editor-state.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LivePreview } from './live-preview.tsx'
import { PinyinDialog } from './pinyin-dialog.tsx'
import { ProblemList } from './problem-list.tsx'
import { ProfilePanel } from './profile/profile-panel.tsx'
import { useLookedUp } from './profile/use-looked-up.ts'
import type { Requests, TextProblem } from './requests.ts'
import { useScrollSync } from './scroll-sync.ts'
import { SegmentArea, useAtCursor } from './segment-area.tsx'
import { useCuts } from './use-cuts.ts'
import { askForCuts } from './use-editor.ts'
import { useReadings } from './use-readings.ts'
import { useTextActions } from './use-text-actions.ts'
import { useUnknownWords } from './use-unknown-words.ts'
import { WordWarning } from './word-warning.tsx'

type Props = {
	state: EditorState
	change: (step: (state: EditorState) => EditorState) => void
	/** The text area; the editor's state knows its caret. */
	area: RefObject<HTMLTextAreaElement>
	requests: Pick<Requests, 'readings' | 'cut'>
	owner: TextOwner
	cutTyped: Parameters<typeof useCuts>[0]['cut']
	onSave: () => void
	onReset: () => void
	onSegmentAgain: () => void
	onPreview: () => void
	/** Shown instead of the problems if somebody else has saved since; false if not. */
	conflict: false | ((goTo: (problem: TextProblem) => void) => ReactNode)
}

/** The segmented text, with a live preview beside it. */
export function SegmentedEditor(props: Props) {
	const { state, change, area, requests } = props
	const edited = presentOf(state)
	const { paragraphs, starts, text } = edited
	const box = useRef<HTMLDivElement>(null)
	/** The word whose dialog is open. */
	const [opened, setOpened] = useState<WordPlace>()
	const areaId = useId()
	const { about } = useTabContext()
	const keys = paragraphs.map(({ key }) => key)

	const currentKey = useAtCursor(area, (cursor) => {
		const index = paragraphAt(edited, cursor)
		return index === undefined ? undefined : paragraphs[index]?.key
	})
	useScrollSync({ area, box, starts, keys })
	useReadings({
		edited,
		ask: requests.readings,
		onReadings: (read) =>
			change((now) => ({
				...now,
				history: withPresent(now.history, withReadings(presentOf(now), read)),
			})),
	})
	const { edit, goTo, ...actions } = useTextActions({ edited, change, area, onEdit: setOpened })
	const paused = usePaused(edited)
	const lookedUp = useLookedUp(paused)
	const doubts = useDoubts({
		edited,
		facts: lookedUp.facts,
		owner: props.owner,
		area,
		edit,
		select: ({ start, end }, { keepsFocus }) =>
			keepsFocus ? actions.select(start, end) : goTo(start, end),
	})
	const meaningOf = useMeanings(
		shownDoubts(doubts).shown.flatMap(({ kind, words }) => (kind === 'reading' ? words : [])),
	)
	useCuts({ edited, area, currentKey, isPaused: opened !== undefined, cut: props.cutTyped })
	const unknown = useUnknownWords(edited, requests.cut)
	useSaveShortcut(props.onSave)

	function goToWord(place: WordPlace) {
		const { from, to } = stretchOfWord(edited, place) ?? { from: 0, to: 0 }
		goTo(from, to)
	}

	async function segmentParagraph(index: number) {
		const paragraph = paragraphs[index]
		if (!paragraph?.zh) return
		const cuts = await askForCuts(requests, edited, [toCut(paragraph)])
		if (!cuts.ok) return change((now) => failed(now, cuts.error))
		edit((now) => cuts.value.reduce(withNewCut, now))
	}

	function onKeyDown(event: KeyboardEvent) {
		const { key, shiftKey, altKey } = event
		const isControl = event.ctrlKey || event.metaKey
		if (altKey || event.nativeEvent.isComposing || isInDialog(event.target)) return
		if (isControl && key === 'z' && !shiftKey) change(undone)
		else if (isControl && (key.toLowerCase() === 'z' || key === 'y')) change(redone)
		else if (key === 'F8' && !isControl) goToDoubt(event)
		else if (key !== 'Escape' || !leadsBack(event.target) || !doubts.goBack()) return
		event.preventDefault()
	}

	/** On a word of the preview, Esc leads to that word. */
	function leadsBack(target: EventTarget) {
		return target === area.current || isAmongDoubts(target)
	}

	/** From the list of doubts, the focus stays in it. */
	function goToDoubt({ target, shiftKey }: KeyboardEvent) {
		const keepsFocus = isAmongDoubts(target)
		if (shiftKey) doubts.previous({ keepsFocus })
		else doubts.next({ keepsFocus })
	}

	function onAreaKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		const isControl = event.ctrlKey || event.metaKey
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter' && isControl) {
			event.preventDefault()
			actions.splitOrJoin()
		} else if (event.key === 'F2') {
			event.preventDefault()
			setOpened(wordAt(edited, event.currentTarget.selectionStart))
		}
	}

	const toCheck: ToCheck = {
		doubts,
		meaningOf,
		isLookedUp: lookedUp.isComplete,
		onTryAgain: lookedUp.isFailed ? lookedUp.askAgain : undefined,
	}
	const { paragraphs: paragraphCount, hanzi } = counts(edited)
	const word = opened && paragraphs[opened.paragraph]?.words[opened.word]
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts that work anywhere inside */}
			<div className="segment-columns" onKeyDown={onKeyDown}>
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
							onSplitOrJoin={actions.splitOrJoin}
							onSegmentParagraph={() =>
								segmentParagraph(paragraphAt(edited, area.current?.selectionStart ?? 0) ?? 0)
							}
						/>
					</div>
					<SegmentArea
						area={area}
						id={areaId}
						text={text}
						selection={state.history.present.selection}
						onText={actions.typeText}
						onUndo={() => change(undone)}
						onRedo={() => change(redone)}
						onKeyDown={onAreaKeyDown}
					/>
					<CutElsewhere {...actions.elsewhere} />
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
						<div className="flex flex-wrap gap-2">
							<AdminButton type="button" onClick={props.onReset}>
								Reset
							</AdminButton>
							<AdminButton type="button" onClick={props.onSegmentAgain}>
								Re-segment
							</AdminButton>
						</div>
						<p className="text-ink-quiet text-sm tabular-nums">
							{paragraphCount} paragraphs / {hanzi} Chinese chars
						</p>
					</div>
					{WordWarning && (
						<>
							<WordWarning
								sentence={(count) =>
									`${counted(count, 'word is', 'words are')} longer than 4 characters and in no dictionary:`
								}
								words={unknown}
								onGo={goToWord}
								onSegment={segmentParagraph}
							/>
							<WordWarning
								sentence={(count) =>
									`${counted(count, 'word has', 'words have')} no pinyin. Add it, or split them.`
								}
								words={unreadWords(edited)}
								onGo={goToWord}
							/>
						</>
					)}
				</div>
				<div className="grid min-w-0 gap-2">
					<div className="flex flex-wrap items-center justify-between gap-2">
						<h2 className="font-semibold text-base">Live Preview</h2>
						<AdminButton type="button" look="quiet" onClick={props.onPreview}>
							Preview unsaved text
						</AdminButton>
					</div>
					<LivePreview
						box={box}
						paragraphs={paragraphs}
						currentKey={currentKey}
						marks={doubts.marks}
						onJump={(paragraph) => goTo(starts[paragraph] ?? 0)}
						onSpacing={(paragraph, spacing) => edit((now) => withSpacing(now, paragraph, spacing))}
						onWord={actions.doWithWord}
					/>
				</div>
				<DoubtColumn {...toCheck} />
				{ProfilePanel && (
					<ProfilePanel
						edited={edited}
						text={paused}
						lookedUp={lookedUp}
						owner={props.owner}
						caret={() => area.current?.selectionEnd ?? 0}
						onGo={goToWord}
					/>
				)}
				{opened && word && (
					<PinyinDialog
						edited={edited}
						place={opened}
						word={word}
						onClose={() => setOpened(undefined)}
						onChange={(step) => {
							actions.editWord(step)
							setOpened(undefined)
						}}
					/>
				)}
			</div>
			<EditorBar
				about={about}
				part="text"
				done={state.isSaved ? savedTexts[props.owner.kind] : undefined}
				isUnsaved={isUnsaved(state)}
				above={<DoubtStrip {...toCheck} onKeyDown={onKeyDown} />}
				refusal={
					props.conflict
						? props.conflict(actions.goToProblem)
						: state.problems.length > 0 && (
								<ProblemList problems={state.problems} onGo={actions.goToProblem} />
							)
				}
			>
				<AdminButton
					type="button"
					look="primary"
					title="Save (Ctrl+S)"
					isBusy={state.busy === 'save'}
					busyLabel="Saving..."
					onClick={props.onSave}
				>
					Save
				</AdminButton>
			</EditorBar>
		</>
	)
}

const savedTexts: Record<TextOwner['kind'], string> = {
	lessons: 'Lesson content saved successfully!',
	articles: 'Article content saved successfully!',
}

/** In the column or in the strip. */
function isAmongDoubts(target: EventTarget): boolean {
	return target instanceof Element && target.closest('.doubt-column, .doubt-strip') !== null
}

/** Inputs in a dialog have the browser's own undo. */
function isInDialog(target: EventTarget): boolean {
	return target instanceof Element && target.closest('dialog') !== null
}
