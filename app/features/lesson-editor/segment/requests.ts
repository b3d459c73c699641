/** What the editor asks the server for. It never leads away from the page: what was typed stays. */
import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { isFailure } from '#app/domain/failure.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** One thing wrong, as a sentence, and where in the text. */
export type Fault = { text: string; line?: number | undefined; paragraph?: number }

export type Refusal = {
	/** Of what somebody else has saved meanwhile: nothing was overwritten. */
	theirVersion?: number | undefined
	faults: Fault[]
}

export type Answer<T> = Promise<Result<T, Refusal>>

/** A text as it is stored; version 0 where there is none. */
export type StoredText = { content: LessonContent; version: number }

export type Requests = {
	segment: (text: string) => Answer<{ content: LessonContent }>
	save: (order: StoredText) => Answer<{ version: number }>
	/** What is stored by now, which may be somebody else's. */
	load: () => Answer<StoredText>
	/** How the words of each paragraph are read; null where nobody knows. */
	readings: (paragraphs: readonly (readonly string[])[]) => Answer<(string | null)[][]>
	/** The text as HTML, as a learner is sent it. */
	preview: (content: LessonContent) => Answer<LearnerText>
}

export type LearnerText = { html: string; answers: { number: number; zh: string; en: string }[] }

/** A server that says nothing for so long has failed. */
const patienceMs = 60_000

export function requestsFor(lessonId: string): Requests {
	const path = `/admin/lessons/${encodeURIComponent(lessonId)}/text`
	return {
		segment: (text) =>
			ask(path, { intent: 'segment', text }, hasContent, 'lesson-text.segment-failed'),
		save: (order) => ask(path, { intent: 'save', ...order }, hasVersion, 'lesson-text.save-failed'),
		load: () => ask(path, undefined, isStoredText, 'lesson.load-failed'),
		preview: (content) =>
			ask(path, { intent: 'preview', content }, isLearnerText, 'lesson-text.preview-failed'),
		readings: async (paragraphs) => {
			const order = { paragraphs }
			const answer = await ask('/admin/readings', order, isReadings, 'tokenizer.unreachable')
			return answer.ok ? ok(answer.value.result) : answer
		},
	}
}

async function ask<T>(
	path: string,
	order: object | undefined,
	isAnswer: (body: unknown) => body is T,
	/** Said where there is no network, or an answer that is not ours. */
	otherwise: ErrorCode,
): Answer<T> {
	try {
		const answer = await fetch(path, {
			signal: AbortSignal.timeout(patienceMs),
			...(order && {
				method: 'POST',
				body: JSON.stringify(order),
				headers: { 'content-type': 'application/json' },
			}),
		})
		const body: unknown = await answer.json()
		if (answer.ok && isAnswer(body)) return ok(body)
		if (answer.status === 401) return refused(errorText('lesson-text.signed-out'))
		const faults = faultsIn(body)
		if (faults.length > 0) return err({ theirVersion: theirVersionIn(body), faults })
	} catch (error) {
		console.warn(error)
	}
	return refused(errorText(otherwise))
}

function refused(text: string): Result<never, Refusal> {
	return err({ faults: [{ text }] })
}

function faultsIn(body: unknown): Fault[] {
	if (!isObject(body)) return []
	if ('error' in body && isFailure(body.error)) return [{ text: body.error.text }]
	if (!('problems' in body) || !Array.isArray(body.problems)) return []
	return body.problems.flatMap((problem: unknown) => faultOf(problem) ?? [])
}

function theirVersionIn(body: unknown): number | undefined {
	const typed = isObject(body) && 'typed' in body ? body.typed : undefined
	return isObject(typed) && 'version' in typed ? Number(typed.version) : undefined
}

function faultOf(problem: unknown): Fault | undefined {
	if (!isObject(problem) || !('text' in problem) || typeof problem.text !== 'string') return
	const { text } = problem
	const values = 'values' in problem && isObject(problem.values) ? problem.values : {}
	const line = 'line' in problem ? problem.line : undefined
	const paragraph = 'paragraph' in values ? values.paragraph : undefined
	return {
		text,
		...(typeof line === 'number' && { line }),
		...(typeof paragraph === 'number' && { paragraph }),
	}
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null
}

function hasContent(body: unknown): body is { content: LessonContent } {
	return isObject(body) && 'content' in body && Array.isArray(body.content)
}

function hasVersion(body: unknown): body is { version: number } {
	return isObject(body) && 'version' in body && typeof body.version === 'number'
}

function isStoredText(body: unknown): body is StoredText {
	return hasContent(body) && hasVersion(body)
}

function isLearnerText(body: unknown): body is LearnerText {
	if (!isObject(body) || !('html' in body) || !('answers' in body)) return false
	return typeof body.html === 'string' && Array.isArray(body.answers)
}

function isReadings(body: unknown): body is { result: (string | null)[][] } {
	return isObject(body) && 'result' in body && Array.isArray(body.result)
}
