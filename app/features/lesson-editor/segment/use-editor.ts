import { type RefObject, useCallback, useRef, useState } from 'react'
import { type EditedText, toContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	type CutParagraph,
	cutsWanted,
	knownWords,
	type ParagraphToCut,
	withCut,
} from '#app/domain/lesson-text/editing/typed-words.ts'
import { withProblemText } from '#app/domain/problem.ts'
import { ok } from '#app/domain/result.ts'
import {
	busyWith,
	type EditorState,
	failed,
	originOf,
	presentOf,
	saved,
	segmented,
	withCuts,
} from './editor-state.ts'
import type { RequestResult, Requests } from './requests.ts'

type Options = { first: EditorState; requests: Requests; area: RefObject<HTMLTextAreaElement> }

/** The editor's state and its requests. While one is under way, no other is sent. */
export function useEditor({ first, requests, area }: Options) {
	const [state, setState] = useState(first)
	// An answer arrives late, so it is applied to the state of that moment.
	const latest = useRef(state)

	const change = useCallback((step: (state: EditorState) => EditorState) => {
		latest.current = step(latest.current)
		setState(latest.current)
	}, [])

	const segment = useCallback(async () => {
		const { busy, raw } = latest.current
		if (busy || raw.trim() === '') return
		change((state) => busyWith(state, 'segment'))
		const answer = await requests.segment(raw)
		change((state) =>
			answer.ok
				? segmented(state, { ...answer.value, at: Date.now() })
				: failed(state, answer.error),
		)
	}, [change, requests])

	/** Has what was typed cut into words. */
	const cutTyped = useCallback(
		async (edited: EditedText, wanted: readonly ParagraphToCut[]) => {
			const cuts = await askForCuts(requests, edited, wanted)
			if (cuts.ok) change((state) => withCuts(state, cuts.value, area.current))
			return cuts
		},
		[change, requests, area],
	)

	/** `overwrite` is the version by somebody else that this save replaces on purpose. */
	const save = useCallback(
		async ({ overwrite }: { overwrite?: number | undefined } = {}) => {
			const { busy, mode, theirVersion } = latest.current
			if (busy || mode === 'raw') return
			const { version } = originOf(latest.current)
			const { merges } = latest.current.history.present
			const typed = presentOf(latest.current)
			const complete = toContent(typed)
			if (!complete.ok) {
				// The notice of a conflict stays, and says by itself what is wrong.
				if (theirVersion !== undefined) return
				const problems = complete.error.map(withProblemText)
				return change((state) => failed(state, { problems }))
			}
			change((state) => busyWith(state, 'save'))
			const cuts = await cutTyped(typed, cutsWanted(typed))
			if (!cuts.ok) return change((state) => failed(state, cuts.error))
			const sent = withCut(typed, cuts.value)
			const content = toContent(sent)
			if (!content.ok) throw new Error('A cut has made the text incomplete')
			const answer = await requests.save({ content: content.value, version: overwrite ?? version })
			change((state) =>
				answer.ok
					? saved(state, { sent, merges, version: answer.value.version })
					: failed(state, answer.error),
			)
		},
		[change, requests, cutTyped],
	)

	/** Saves what was typed before it has words. Where cutting fails it stays as it is. */
	const segmentAndSave = useCallback(async () => {
		await segment()
		await save()
	}, [segment, save])

	return { state, change, segment, segmentAndSave, cutTyped, save }
}

/** Asks for the words of whole paragraphs: a word depends on its neighbours. */
export async function askForCuts(
	{ cut }: Pick<Requests, 'cut'>,
	edited: EditedText,
	wanted: readonly ParagraphToCut[],
): RequestResult<CutParagraph[]> {
	if (wanted.length === 0) return ok([])
	const paragraphs = wanted.map(({ zh }) => zh)
	const answer = await cut({ paragraphs, known: knownWords(edited, wanted) })
	if (!answer.ok) return answer
	return ok(wanted.map((one, index) => ({ ...one, words: answer.value[index] ?? [] })))
}
