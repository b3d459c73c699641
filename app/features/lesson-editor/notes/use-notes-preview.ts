import { useEffect, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import type { ShownProblem } from '#app/ui/form-answer.ts'
import { sendJson } from '#app/ui/send-json.ts'

/** How long the author must rest before the preview follows. */
const pauseMs = 400

type Preview = {
	/** The newest text without problems, as HTML; undefined until there is one. */
	html: string | undefined
	problems: ShownProblem[]
}

/** The notes as learners will see them, made by the server whenever the author rests. */
export function useNotesPreview(lessonId: string, text: string | undefined): Preview {
	const [preview, setPreview] = useState<Preview>({ html: undefined, problems: [] })

	useEffect(() => {
		if (text === undefined) return
		let isCurrent = true
		const timer = setTimeout(async () => {
			const made = await fetchPreview(lessonId, text)
			if (isCurrent) setPreview(({ html }) => ({ html, ...made }))
		}, pauseMs)
		return () => {
			isCurrent = false
			clearTimeout(timer)
		}
	}, [lessonId, text])

	return preview
}

async function fetchPreview(
	lessonId: string,
	text: string,
): Promise<Partial<Preview> & Pick<Preview, 'problems'>> {
	try {
		const path = `/admin/lessons/${encodeURIComponent(lessonId)}/notes/preview`
		const answer = await sendJson(path, { text })
		if (answer.status === 401) return { problems: [{ text: errorText('lesson-text.signed-out') }] }
		const body: unknown = await answer.json()
		if (isWritten(body)) return { html: body.html, problems: [] }
		if (isRefused(body)) return { problems: body.problems }
	} catch (error) {
		console.warn(error)
	}
	return { problems: [{ text: errorText('lesson-notes.preview-failed') }] }
}

function isWritten(body: unknown): body is { html: string } {
	return isObject(body) && 'html' in body && typeof body.html === 'string'
}

function isRefused(body: unknown): body is { problems: ShownProblem[] } {
	return isObject(body) && 'problems' in body && Array.isArray(body.problems)
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null
}
