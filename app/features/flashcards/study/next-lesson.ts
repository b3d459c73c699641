import { useEffect, useState } from 'react'

export type NextLesson = { to: string; title: { en: string; zh: string }; note: string }

/** Leads to the lesson; asked for JSON, it says which one. */
export const nextLessonPath = '/next-lesson'

/** The lesson that fits the person next, once the server has named it. */
export function useNextLesson(): NextLesson | undefined {
	const [lesson, setLesson] = useState<NextLesson>()
	useEffect(() => {
		const leaving = new AbortController()
		askForLesson(leaving.signal).then(setLesson, () => {
			// Offline: the link without a name is enough.
		})
		return () => leaving.abort()
	}, [])
	return lesson
}

async function askForLesson(signal: AbortSignal): Promise<NextLesson | undefined> {
	const answer = await fetch(nextLessonPath, { headers: { accept: 'application/json' }, signal })
	const lesson: unknown = answer.ok ? await answer.json() : undefined
	return isNextLesson(lesson) ? lesson : undefined
}

function isNextLesson(value: unknown): value is NextLesson {
	const lesson: Record<string, unknown> = Object(value)
	const title: Record<string, unknown> = Object(lesson.title)
	return [lesson.to, lesson.note, title.en, title.zh].every((text) => typeof text === 'string')
}
