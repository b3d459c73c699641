import { useCallback, useRef, useState } from 'react'
import { toContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withProblemText } from '#app/domain/problem.ts'
import { busyWith, type EditorState, failed, presentOf, saved, segmented } from './editor-state.ts'
import type { Requests } from './requests.ts'

/** The editor's state and its requests. While one is under way, no other is sent. */
export function useEditor(first: EditorState, requests: Requests) {
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
			answer.ok ? segmented(state, answer.value.content) : failed(state, answer.error),
		)
	}, [change, requests])

	/** `overwrite` is the version by somebody else that this save replaces on purpose. */
	const save = useCallback(
		async ({ overwrite }: { overwrite?: number | undefined } = {}) => {
			const { busy, mode, version } = latest.current
			if (busy || mode === 'raw') return
			const sent = presentOf(latest.current)
			const content = toContent(sent)
			if (!content.ok) {
				const problems = content.error.map(withProblemText)
				return change((state) => failed(state, { problems }))
			}
			change((state) => busyWith(state, 'save'))
			const answer = await requests.save({ content: content.value, version: overwrite ?? version })
			change((state) =>
				answer.ok
					? saved(state, { sent, version: answer.value.version })
					: failed(state, answer.error),
			)
		},
		[change, requests],
	)

	return { state, change, segment, save }
}
