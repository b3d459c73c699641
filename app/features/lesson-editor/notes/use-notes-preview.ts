import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '#app/domain/errors.ts'
import { askJson } from '#app/http/ask-json.ts'
import type { ShownProblem } from '#app/ui/form-answer.ts'

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
	const path = `/admin/lessons/${encodeURIComponent(lessonId)}/notes/preview`
	const answer = await askJson(path, { text }, z.object({ html: z.string() }))
	if (answer.ok) return { html: answer.value.html, problems: [] }
	const { status, body } = answer.error
	if (status === 401) return { problems: [{ text: errorText('lesson-text.signed-out') }] }
	const refused = refusedSchema.safeParse(body)
	return refused.success
		? refused.data
		: { problems: [{ text: errorText('lesson-notes.preview-failed') }] }
}

const refusedSchema = z.object({
	problems: z.array(z.object({ line: z.optional(z.number()), text: z.string() })),
})
