import { type ReactNode, useRef, useState } from 'react'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentOf } from '#app/domain/lesson-text/editing/edited-text.ts'
import { Confirmation, type Question } from './confirmations.tsx'
import { isEdited, openedState, presentOf, reset, toRaw, withRaw } from './editor-state.ts'
import { LearnerPreview } from './learner-preview.tsx'
import { RawEditor } from './raw-editor.tsx'
import { type LearnerText, requestsFor } from './requests.ts'
import { SegmentedEditor } from './segmented-editor.tsx'
import { useEditor } from './use-editor.ts'

type Props = {
	lessonId: string
	content: LessonContent
	version: number
	/** Draws a text as the lesson's own page does. */
	renderAsLearner: (text: LearnerText) => ReactNode
}

/** Where the text of a lesson is written: raw at first, then with its words set apart. */
export function SegmentEditor({ lessonId, content, version, renderAsLearner }: Props) {
	const [requests] = useState(() => requestsFor(lessonId))
	const { state, change, segment, save } = useEditor(
		() => openedState({ content, version }),
		requests,
	)
	const [question, ask] = useState<Question>()
	const [isPreviewed, setPreviewed] = useState(false)
	const raw = useRef<HTMLTextAreaElement>(null)

	function confirmed() {
		if (question === 'discard') return ask('segment-again')
		ask(undefined)
		change(toRaw)
	}

	if (state.mode === 'raw') {
		return (
			<RawEditor
				area={raw}
				text={state.raw}
				isBusy={state.busy === 'segment'}
				faults={state.faults}
				onText={(typed) => change((now) => withRaw(now, typed))}
				onSegment={segment}
			/>
		)
	}
	return (
		<>
			<SegmentedEditor
				state={state}
				change={change}
				readings={requests.readings}
				onSave={() => save({ isForced: false })}
				onReset={() => change((now) => reset(now, Date.now()))}
				onSegmentAgain={() => ask(isEdited(state) ? 'discard' : 'segment-again')}
				onPreview={() => setPreviewed(true)}
			/>
			{question && (
				<Confirmation question={question} onConfirm={confirmed} onCancel={() => ask(undefined)} />
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
