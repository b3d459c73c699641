import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentOf } from '#app/domain/lesson-text/editing/edited-text.ts'
import { useLastSave, useTabContext } from '#app/features/publishing/tab-context.ts'
import { DraftOffer } from '#app/ui/admin/draft-offer.tsx'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { useKeptDraft } from '#app/ui/admin/use-kept-draft.ts'
import { Confirmation, type Question } from './confirmation.tsx'
import { Conflict } from './conflict.tsx'
import { formatDraft, withDraft } from './editor-draft.ts'
import {
	hasWords,
	isEdited,
	isRawEdited,
	isUnsaved,
	openedState,
	originOf,
	presentOf,
	reset,
	toRaw,
	toSegmented,
	withMerged,
	withoutConflict,
	withRaw,
} from './editor-state.ts'
import { LearnerPreview } from './learner-preview.tsx'
import { RawBar } from './raw-bar.tsx'
import { RawEditor } from './raw-editor.tsx'
import { type LearnerText, requestsFor } from './requests.ts'
import { SegmentedEditor } from './segmented-editor.tsx'
import type { Choices } from './text-merge.tsx'
import { useEditor } from './use-editor.ts'

type Props = {
	owner: TextOwner
	userId: string
	content: LessonContent
	version: number
	/** Why saving is blocked: the stored text could not be read. */
	obstacle?: string
	/** Called when the text becomes unsaved, or is saved. */
	onUnsaved: (isUnsaved: boolean) => void
	/** Shows a text as its page for learners does. */
	renderAsLearner: (text: LearnerText) => ReactNode
}

/** The names of the drafts that browsers keep. */
const draftNames = { lessons: 'lesson-text', articles: 'article-text' } as const

/** Edits the text of a lesson or an article: raw at first, then segmented into words. */
export function SegmentEditor(props: Props) {
	const { owner, userId, content, version, obstacle, onUnsaved, renderAsLearner } = props
	const [requests] = useState(() => requestsFor(owner))
	const [opened] = useState(() => openedState({ content, version }))
	const area = useRef<HTMLTextAreaElement>(null)
	const editor = useEditor({ first: opened, requests, area })
	const { state, change, segment, cutTyped, save } = editor
	const [question, setQuestion] = useState<Question>()
	const [isPreviewed, setPreviewed] = useState(false)
	// They outlast the notice: a save that is refused again brings it back.
	const [choices, setChoices] = useState<Choices>({})
	const raw = useRef<HTMLTextAreaElement>(null)
	const { about } = useTabContext()
	const isChanged = isUnsaved(state)

	const [stored] = useState(() => formatDraft(opened))
	const place = { user: userId, document: `${draftNames[owner.kind]}:${owner.id}` }
	const lastSave = useLastSave('text')
	const origin = originOf(state)
	const own = lastSave?.own
	const draft = useKeptDraft({ ...place, version: origin.version, lastOwn: own, stored })
	const { keep, forget } = draft
	useEffect(() => {
		if (isChanged) keep(() => formatDraft(state))
		else forget()
	}, [state, isChanged, keep, forget])

	useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved])

	// The words take the place of the text that had the focus.
	const shownMode = useRef(state.mode)
	useEffect(() => {
		if (shownMode.current === state.mode) return
		shownMode.current = state.mode
		const shown = state.mode === 'raw' ? raw.current : area.current
		shown?.focus()
	}, [state.mode])

	function restore() {
		const kept = draft.restore()
		if (!kept) return
		change((now) => {
			const restored = withDraft(now, kept.text, Date.now())
			return restored ? { ...restored, version: Number(kept.version) } : now
		})
	}

	function onConfirm() {
		if (question === 'discard') return setQuestion('segment-again')
		setQuestion(undefined)
		change(question === 'leave-raw' ? toSegmented : toRaw)
	}

	function leaveRaw() {
		if (isRawEdited(state)) setQuestion('leave-raw')
		else change(toSegmented)
	}

	return (
		<>
			<LeaveWarning isChanged={isChanged} />
			{draft.offered && (
				<DraftOffer
					draft={draft.offered}
					isOutdated={draft.offered.version !== String(origin.version)}
					lastSave={lastSave}
					onRestore={restore}
					onDiscard={draft.discard}
				/>
			)}
			{state.mode === 'raw' ? (
				<RawEditor
					area={raw}
					text={state.raw}
					isBusy={state.busy === 'segment'}
					problems={state.problems}
					onText={(typed) => change((now) => withRaw(now, typed))}
					onSegment={segment}
					onBack={hasWords(state) ? leaveRaw : undefined}
				/>
			) : (
				<SegmentedEditor
					state={state}
					change={change}
					area={area}
					requests={requests}
					owner={owner}
					cutTyped={cutTyped}
					onSave={() => save()}
					onReset={() => change((now) => reset(now, Date.now()))}
					onSegmentAgain={() => setQuestion(isEdited(state) ? 'discard' : 'segment-again')}
					onPreview={() => setPreviewed(true)}
					conflict={
						state.theirVersion !== undefined &&
						((onGo) => (
							<Conflict
								owner={owner}
								requests={requests}
								state={state}
								obstacle={obstacle}
								onOverwrite={(overwrite) => save({ overwrite })}
								onMerged={(edited, theirs) => {
									change((now) => withMerged(now, { edited, theirs, at: Date.now() }))
									save()
									// What had the focus is gone, and here the merge can be undone by its key.
									area.current?.focus({ preventScroll: true })
								}}
								onClose={() => change(withoutConflict)}
								onGo={onGo}
								choices={choices}
								setChoices={setChoices}
							/>
						))
					}
				/>
			)}
			{state.mode === 'raw' && (
				<RawBar about={about} isUnsaved={isChanged} onSave={editor.segmentAndSave} />
			)}
			{question && (
				<Confirmation
					question={question}
					edited={presentOf(state)}
					onConfirm={onConfirm}
					onCancel={() => setQuestion(undefined)}
				/>
			)}
			{isPreviewed && (
				<LearnerPreview
					load={() => requests.preview(contentOf(presentOf(state)))}
					render={renderAsLearner}
					onClose={() => setPreviewed(false)}
				/>
			)}
		</>
	)
}
