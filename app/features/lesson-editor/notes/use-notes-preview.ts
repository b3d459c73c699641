import { useEffect, useState } from 'react'
import { ask, type TextProblem } from '#app/features/lesson-editor/segment/requests.ts'

/** How long the author must rest before the preview follows. */
const pauseMs = 400

type Preview = {
	/** The newest text without problems, as HTML; undefined until there is one. */
	html: string | undefined
	problems: TextProblem[]
}

/** The notes as learners will see them, made by the server whenever the author rests. */
export function useNotesPreview(lessonId: string, text: string | undefined): Preview {
	const [preview, setPreview] = useState<Preview>({ html: undefined, problems: [] })

	useEffect(() => {
		if (text === undefined) return
		let isCurrent = true
		const timer = setTimeout(async () => {
			const path = `/admin/lessons/${encodeURIComponent(lessonId)}/notes/preview`
			const answer = await ask(path, { text }, hasHtml, 'lesson-notes.preview-failed')
			if (!isCurrent) return
			setPreview(({ html }) =>
				answer.ok
					? { html: answer.value.html, problems: [] }
					: { html, problems: answer.error.problems },
			)
		}, pauseMs)
		return () => {
			isCurrent = false
			clearTimeout(timer)
		}
	}, [lessonId, text])

	return preview
}

function hasHtml(body: unknown): body is { html: string } {
	return (
		typeof body === 'object' && body !== null && 'html' in body && typeof body.html === 'string'
	)
}
